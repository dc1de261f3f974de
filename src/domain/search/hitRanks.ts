/** The quality of a hit; lower is better. */
export type HitRank = number;

/** The start of a word. */
export const HIT_RANK_WORD_START: HitRank = 0;
/** The inside of a word. */
export const HIT_RANK_INSIDE: HitRank = 1;
/** No hit. */
export const HIT_RANK_NONE: HitRank = Infinity;

const LETTER = /[\p{L}\d]/u;

/** The best rank of a word, or a part of one, in a text; both are folded. */
export function rankWord(text: string, word: string): HitRank {
  let at = text.indexOf(word);
  if (at < 0) return HIT_RANK_NONE;
  for (; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(text[at - 1]!)) return HIT_RANK_WORD_START;
  }
  return HIT_RANK_INSIDE;
}

/** The rank of an item that must match every part: the worst one. */
export function getWorstRank<Item>(
  parts: readonly ((item: Item) => HitRank)[],
  item: Item,
): HitRank {
  let worst = HIT_RANK_WORD_START;
  for (const part of parts) {
    worst = Math.max(worst, part(item));
    if (worst === HIT_RANK_NONE) break;
  }
  return worst;
}
