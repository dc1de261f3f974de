import { cutFields, cutTexts } from './cut';
import { overlaps } from './overlaps';
import { piecesIn } from './pieces';
import { sideways } from './sideways';
import { smallTargets } from './smallTargets';
import { highDialogs, stickingOut } from './stickingOut';

export { isSeen, nameOf } from './seen';
export { highDialogs, isCutOff, stickingOut } from './stickingOut';

/** What can be read and pressed now: an open dialog makes nothing of what lies under it. */
const rootNow = (): Element =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Everything that is wrong with the places of texts and controls; targets only where a size is given. */
export function faults({ leastTarget }: { leastTarget?: number } = {}): string[] {
  const root = rootNow();
  const pieces = piecesIn(root);
  return [
    ...cutTexts(pieces, root),
    ...cutFields(root),
    ...overlaps(pieces, root),
    ...sideways().map((place) => `sideways: ${place}`),
    ...stickingOut(root),
    ...highDialogs(),
    ...(leastTarget ? smallTargets(root, leastTarget) : []).map((target) => `small: ${target}`),
  ];
}
