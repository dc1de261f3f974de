import { foldText } from '../../lib/foldText';
import { EMPTY_PERSON, stripListMarks, parsePastedLine, type PastedEntry } from './pastedLine';
import { parsePastedPair } from './pastedPair';

/** What begins a heading of a list in a chat; after it stand at most numbers: «Состав (12 из 16):». */
const HEADING =
  /^(?:(?:основной )?состав|основа|лист ожидания|ожидание|ждут|резерв|запасные|на проверке|отказались|список|участники|игроки|записались)(?: турнира| участников| игроков)?(?:[\s\d(/]|из)*[).:]*$/;

/** A longer line is a message, and no person's. */
const LINE_LENGTH_MAX = 300;

/** Whether a line says nothing of a person: empty, a number without a name, a heading. */
function isSkipped(line: string): boolean {
  if (HEADING.test(foldText(stripListMarks(line)))) return true;
  return !/[\p{L}\d]/u.test(stripListMarks(line)) && !line.includes('+');
}

function readLine(line: string): PastedEntry[] {
  if (line.length > LINE_LENGTH_MAX) return [{ ...EMPTY_PERSON, line, notUnderstood: [line] }];
  return isSkipped(line) ? [] : [parsePastedLine(line)];
}

/** Whether a line is read at all, as one that may name somebody. */
const isRead = (line: string): boolean => line.length <= LINE_LENGTH_MAX && !isSkipped(line);

const linesOf = (text: string): string[] => text.split(/[\r\n\u2028\u2029]+/);

/** ROSTER-5: what stands in a text from a chat: an entry for each line that is neither empty nor a heading. */
export const parsePastedEntries = (text: string): PastedEntry[] => linesOf(text).flatMap(readLine);

/** PLAY-52: the same of a list in which a line may name a pair: the two of each pair, or one alone. */
export const parsePastedPairs = (text: string): (readonly PastedEntry[])[] =>
  linesOf(text).flatMap((line): (readonly PastedEntry[])[] => {
    const pair = isRead(line) ? parsePastedPair(line) : null;
    return pair ? [pair] : readLine(line).map((one) => [one]);
  });
