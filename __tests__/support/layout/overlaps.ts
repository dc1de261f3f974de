import type { Piece } from './pieces';
import { listAncestors } from './visibility';

/**
 * Lines may touch, because a line's box is taller than its letters. Pairs that overlap by a smaller share do not count.
 */
const SHARE = 0.25;
const BOUND = 2;

type Box = { left: number; top: number; right: number; bottom: number };
type Placed = Piece & { layer: Element; scroller: Element; boxes: Box[]; shown: Box[] };

/** True for an element that covers others on purpose: it stays while they scroll, or has a higher z-index. */
function isLayer(place: Element): boolean {
  const { position, zIndex } = getComputedStyle(place);
  if (place.matches('dialog, [popover]')) return true;
  return position === 'fixed' || position === 'sticky' || Number(zIndex) > 0;
}

const isScroller = (place: Element): boolean =>
  ['auto', 'scroll'].includes(getComputedStyle(place).overflowY);

const getLetterBox = ({ left, right, top, bottom, height }: DOMRect): Box => ({
  left: left + BOUND / 2,
  right: right - BOUND / 2,
  top: top + height * SHARE,
  bottom: bottom - height * SHARE,
});

const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const isThere = ({ left, right, top, bottom }: Box): boolean => right > left && bottom > top;

/** The visible parts of the boxes, clipped by all elements between the text and the root. */
function clipBoxes(places: readonly Element[], boxes: readonly Box[]): Box[] {
  const cutting = places
    .filter((place) => getComputedStyle(place).overflowY !== 'visible')
    .map((place) => place.getBoundingClientRect());
  return boxes
    .map((box) => cutting.reduce<Box>((left, place) => intersect(left, place), box))
    .filter(isThere);
}

function place(piece: Piece, root: Element): Placed {
  const places = listAncestors(piece.element, root);
  const layer = places.find(isLayer) ?? root;
  const scroller = places.find(isScroller) ?? root;
  const within = places.slice(0, places.indexOf(scroller));
  const boxes = clipBoxes(within, piece.lines.map(getLetterBox));
  return { ...piece, layer, scroller, boxes, shown: clipBoxes(places, boxes) };
}

/** Pairs of texts in one layer whose letters overlap. */
export function listOverlaps(pieces: readonly Piece[], root: Element): string[] {
  const placed = pieces.map((piece) => place(piece, root));
  const found: string[] = [];
  placed.forEach((one, at) => {
    for (const other of placed.slice(at + 1)) {
      if (one.layer !== other.layer) continue;
      const isBeside = one.scroller === other.scroller;
      const [mine, its] = isBeside ? [one.boxes, other.boxes] : [one.shown, other.shown];
      if (mine.some((box) => its.some((another) => isThere(intersect(box, another))))) {
        found.push(`«${one.text.slice(0, 40)}» and «${other.text.slice(0, 40)}» overlap`);
      }
    }
  });
  return found;
}
