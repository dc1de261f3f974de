import { foldText } from '../../lib/foldText';
import { listMessageLines } from './chatMessage';
import {
  EMPTY_PASTED_PERSON,
  removeListMarks,
  parsePastedLine,
  type PastedEntry,
} from './pastedLine';
import { parsePastedPair } from './pastedPair';

/**
 * Matches the beginning of a list's heading in a chat, after which only counts may follow: «Состав (12 играют · 1
 * ждёт):».
 */
const HEADING =
  /^(?:(?:основной )?состав|основа|лист ожидания|ожидание|ждут|резерв|запасные|на проверке|отказались|список|участники|игроки|записались)(?: турнира| участников| игроков)?(?:[\s\d(/·,:]|из|игра(?:ет|ют|ли?)|жд(?:ет|ут|али?)|свободно)*[).:]*$/;

/** Maximum length of a line with a person; a longer line is a message. */
const LINE_LENGTH_MAX = 300;

/** True for a line without a person: an empty one, a number without a name, or a heading. */
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

/** True for a line that may contain a person. */
const isParsed = (line: string): boolean => line.length <= LINE_LENGTH_MAX && !isSkipped(line);

/**
 * The people in a text from a chat (ROSTER-5, PLAY-52). Each line that is neither empty nor a heading gives one entry,
 * or both entries of a pair.
 */
export const parsePastedPairs = (text: string): (readonly PastedEntry[])[] =>
  listMessageLines(text).flatMap((line): (readonly PastedEntry[])[] => {
    const pair = isParsed(line) ? parsePastedPair(line) : null;
    return pair ? [pair] : parseLine(line).map((one) => [one]);
  });
