import { isSeen } from './visibility';

/** A visible text with the boxes of its lines, even those scrolled out of view. */
export type Piece = { text: string; element: Element; lines: DOMRect[] };

/** Texts in a part of the page, without the values of fields. */
export function listPieces(root: Element): Piece[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const pieces: Piece[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: element, textContent } = node;
    const text = textContent?.trim() ?? '';
    if (text === '' || !element || element.matches('textarea') || !isSeen(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    if (lines.length === 0) continue;
    pieces.push({ text, element, lines });
  }
  return pieces;
}
