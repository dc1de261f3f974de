/** How well something fits: the less, the better. */
export type Rank = number;

/** It begins a word. */
export const BEGINS: Rank = 0;
/** It stands inside a word. */
export const INSIDE: Rank = 1;
/** It is not there. */
export const NOWHERE: Rank = Infinity;

const LETTER = /[\p{L}\d]/u;

/** Where a text has a word, or a part of one; both folded. */
export function rankIn(text: string, word: string): Rank {
  let at = text.indexOf(word);
  if (at < 0) return NOWHERE;
  for (; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(text[at - 1]!)) return BEGINS;
  }
  return INSIDE;
}

/** The rank of what has to fit in every part: that of the worst. */
export function worstOf<Item>(parts: readonly ((item: Item) => Rank)[], item: Item): Rank {
  let worst = BEGINS;
  for (const part of parts) {
    worst = Math.max(worst, part(item));
    if (worst === NOWHERE) break;
  }
  return worst;
}
