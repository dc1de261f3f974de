import type { Piece } from './pieces';
import { isSeen, describeElement, listAncestors } from './visibility';

const BOUND = 1;
/**
 * Share of a line's height that may be cut off without cutting letters: the box of a glyph may be taller than its line.
 */
const PART_OF_LINE = 0.3;

const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

const hasEllipsis = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

function getInside(place: Element) {
  const { left, top } = place.getBoundingClientRect();
  const [x, y] = [left + place.clientLeft, top + place.clientTop];
  return { left: x, top: y, right: x + place.clientWidth, bottom: y + place.clientHeight };
}

/** The element that hides a part of the text, without an ellipsis or a way to scroll there. */
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

export const listCutTexts = (pieces: readonly Piece[], root: Element): string[] =>
  pieces.flatMap((piece) => {
    const place = findCuttingPlace(piece, root);
    return place ? [`«${piece.text.slice(0, 60)}» is cut by ${describeElement(place)}`] : [];
  });

/** Fields that show one line of text. */
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), select';

const getHeldText = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLSelectElement
    ? (field.selectedOptions[0]?.text ?? '')
    : field.value || field.placeholder;

/** Fields narrower than their text. A focused text field scrolls, so it does not count. */
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
