import { parseChatMessage } from './chatMessage';
import { isGivenName } from './givenNames';
import { isSameKind } from './names';
import { removeListMarks, parsePastedLine, type PastedEntry } from './pastedLine';

/** Matches the mark of a pair: «Пара 1:», «2 пара», «1-я пара». */
const PAIR_MARK =
  /^(?:\d{1,2}(?:-?[ая]{1,2})? )?пара(?!\p{L})(?: ?№? ?\d{1,2})?(?: ?[.:)]| [-–—−](?= ))? */iu;

/** Possible separators of two people, the least ambiguous first. The «+» of a phone is not one. */
const SIGNS = [
  { between: /[/\\|&]|\+(?! ?\d)/g, needs: 'oneCase' },
  { between: / [-–—−]+ |(?<=\p{L})[–—](?=\p{L})| [иИ] /gu, needs: 'capitals' },
  { between: /(?<!\d),|,(?!\d)|;/g, needs: 'wholeNames' },
] as const;

/** Maximum number of separators; a message with more contains no pair. */
const SIGNS_MAX = 8;

const isCapital = ({ line }: PastedEntry): boolean => /^[^\p{L}]*\p{Lu}/u.test(line);
const isWhole = ({ familyName }: PastedEntry): boolean => familyName !== '';

/** True when both sides are people, instead of one person and a remark. */
function arePair(
  one: PastedEntry,
  other: PastedEntry,
  needs: (typeof SIGNS)[number]['needs'],
): boolean {
  if (one.givenName === '' || other.givenName === '') return false;
  // Some players write all names in lower case.
  if (needs === 'oneCase') return isCapital(one) === isCapital(other);
  // Two known names in lower case: «вова и лена».
  if (needs === 'capitals' && [one, other].every(({ givenName }) => isGivenName(givenName)))
    return true;
  if (!isCapital(one) || !isCapital(other)) return false;
  // Two names of the same kind: «Олег, Лена», but not «Орлова, Мария».
  if (!isWhole(one) && !isWhole(other) && isSameKind(one.givenName, other.givenName)) return true;
  return needs === 'capitals' || (isWhole(one) && isWhole(other));
}

/**
 * Parses both people of a line with a pair: «Иванов / Петров», «Пара 2: Орлова Мария — Белов Олег» (PLAY-52). Null for
 * one person or none. Each result contains the whole line, and the parts of its own side that were not understood.
 */
export function parsePastedPair(line: string): readonly [PastedEntry, PastedEntry] | null {
  const message = parseChatMessage(line);
  if (message !== null) {
    const [one, other] = parsePastedPair(message.said ?? '') ?? [];
    if (!one || !other) return null;
    const notUnderstood = [message.author, ...one.notUnderstood];
    return [
      { ...one, line, notUnderstood },
      { ...other, line },
    ];
  }
  const text = removeListMarks(removeListMarks(line).replace(PAIR_MARK, ''));
  for (const { between, needs } of SIGNS) {
    for (const { 0: sign, index } of [...text.matchAll(between)].slice(0, SIGNS_MAX)) {
      const one = parsePastedLine(text.slice(0, index));
      const other = parsePastedLine(text.slice(index + sign.length));
      if (arePair(one, other, needs))
        return [
          { ...one, line },
          { ...other, line },
        ];
    }
  }
  return null;
}
