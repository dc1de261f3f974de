/** The quality of a hit; lower is better. */
export type HitRank = number;

/** Match at the start of a word. */
export const HIT_RANK_WORD_START: HitRank = 0;
/** Match inside a word. */
export const HIT_RANK_INSIDE: HitRank = 1;
/** No match. */
export const HIT_RANK_NONE: HitRank = Infinity;

const LETTER = /[\p{L}\d]/u;

/** The best rank of a word within a text, or of a part of the word; both are folded. */
export function rankWord(text: string, word: string): HitRank {
  let at = text.indexOf(word);
  if (at < 0) return HIT_RANK_NONE;
  for (; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(text[at - 1]!)) return HIT_RANK_WORD_START;
  }
  return HIT_RANK_INSIDE;
}

/** The rank of an item that must match all parts: the worst of its ranks. */
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
