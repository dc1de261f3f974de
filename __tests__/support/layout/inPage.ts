import { listCutFields, listCutTexts } from './cutTexts';
import { listOverlaps } from './overlaps';
import { listPieces } from './pieces';
import { listSideways } from './listSideways';
import { listSmallTargets } from './listSmallTargets';
import { listHighDialogs, listWideElements } from './wideElements';

export { isSeen, describeElement } from './visibility';
export { listHighDialogs, isCutOff, listWideElements } from './wideElements';

/** The readable part of the page: the topmost dialog, or the body when none is open. */
const getRoot = (): Element =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** All layout faults of texts and controls. Small targets are checked only when a size is given. */
export function listFaults({ leastTarget }: { leastTarget?: number } = {}): string[] {
  const root = getRoot();
  const pieces = listPieces(root);
  return [
    ...listCutTexts(pieces, root),
    ...listCutFields(root),
    ...listOverlaps(pieces, root),
    ...listSideways().map((place) => `sideways: ${place}`),
    ...listWideElements(root),
    ...listHighDialogs(),
    ...(leastTarget ? listSmallTargets(root, leastTarget) : []).map((target) => `small: ${target}`),
  ];
}
