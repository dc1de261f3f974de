import { foldText } from '../../lib/foldText';
import { listMessageLines } from './chatMessage';
import {
  EMPTY_PASTED_PERSON,
  removeListMarks,
  parsePastedLine,
  type PastedEntry,
} from './pastedLine';
import { parsePastedPair } from './pastedPair';

/** What begins a heading of a list in a chat; after it stand at most numbers: «Состав (12 из 16):». */
const HEADING =
  /^(?:(?:основной )?состав|основа|лист ожидания|ожидание|ждут|резерв|запасные|на проверке|отказались|список|участники|игроки|записались)(?: турнира| участников| игроков)?(?:[\s\d(/]|из)*[).:]*$/;

/** A longer line is a message, and no person's. */
const LINE_LENGTH_MAX = 300;

/** Whether a line says nothing of a person: empty, a number without a name, a heading. */
function isSkipped(line: string): boolean {
  const text = removeListMarks(line).replace(/\p{Extended_Pictographic}/gu, '');
  if (HEADING.test(foldText(text))) return true;
  return !/[\p{L}\d]/u.test(removeListMarks(line)) && !line.includes('+');
}

function parseLine(line: string): PastedEntry[] {
  if (line.length > LINE_LENGTH_MAX)
    return [{ ...EMPTY_PASTED_PERSON, line, notUnderstood: [line] }];
  return isSkipped(line) ? [] : [parsePastedLine(line)];
}

/** Whether a line is read at all, as one that may name somebody. */
const isParsed = (line: string): boolean => line.length <= LINE_LENGTH_MAX && !isSkipped(line);

/**
 * ROSTER-5, PLAY-52: what stands in a text from a chat: for each line that is neither empty nor a heading an entry, or
 * the two of a pair.
 */
export const parsePastedPairs = (text: string): (readonly PastedEntry[])[] =>
  listMessageLines(text).flatMap((line): (readonly PastedEntry[])[] => {
    const pair = isParsed(line) ? parsePastedPair(line) : null;
    return pair ? [pair] : parseLine(line).map((one) => [one]);
  });
