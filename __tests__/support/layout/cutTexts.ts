import type { Piece } from './pieces';
import { isSeen, describeElement, listAncestors } from './visibility';

const BOUND = 1;
/** Glyphs may be higher than their line: so much of it may lie outside without being missed. */
const PART_OF_LINE = 0.3;

const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Whether a place shows by an ellipsis that there is more. */
const hasEllipsis = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

function getInside(place: Element) {
  const { left, top } = place.getBoundingClientRect();
  const [x, y] = [left + place.clientLeft, top + place.clientTop];
  return { left: x, top: y, right: x + place.clientWidth, bottom: y + place.clientHeight };
}

/** The place that cuts a text off where nothing shows it, and where nobody can scroll to the rest. */
function findCuttingPlace({ element, lines }: Piece, root: Element): Element | null {
  let [isOpenX, isOpenY] = [true, true];
  for (const place of listAncestors(element, root)) {
    const style = getComputedStyle(place);
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (hasEllipsis(style)) return null;
    const { left, right, top, bottom } = getInside(place);
    isOpenX &&= !isScrolling(style.overflowX);
    isOpenY &&= !isScrolling(style.overflowY);
    const isCut = lines.some((line) => {
      const slack = line.height * PART_OF_LINE;
      const isOutX = line.left < left - BOUND || line.right > right + BOUND;
      const isOutY = line.top < top - slack || line.bottom > bottom + slack;
      return (
        (isOpenX && isCutting(style.overflowX) && isOutX) ||
        (isOpenY && isCutting(style.overflowY) && isOutY)
      );
    });
    if (isCut) return place;
    if (style.position === 'fixed') return null;
  }
  return null;
}

/** The texts that are cut off. */
export const listCutTexts = (pieces: readonly Piece[], root: Element): string[] =>
  pieces.flatMap((piece) => {
    const place = findCuttingPlace(piece, root);
    return place ? [`«${piece.text.slice(0, 60)}» is cut by ${describeElement(place)}`] : [];
  });

/** Of the fields that show one line of text. */
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), select';

const getHeldText = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLSelectElement
    ? (field.selectedOptions[0]?.text ?? '')
    : field.value || field.placeholder;

/** Fields that are too narrow for what they hold; one that is typed into scrolls. */
export function listCutFields(root: Element): string[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS);
  return [...fields].filter(isSeen).flatMap((field) => {
    const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field);
    if (textOverflow === 'ellipsis' || field === document.activeElement) return [];
    pen.font = font;
    const text = getHeldText(field);
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const { width } = pen.measureText(text);
    return width > room + BOUND ? [`«${text}» is cut by its field: ${width} > ${room} px`] : [];
  });
}
