import { LEVEL_MAX, LEVEL_MIN } from '../fields/level';
import { normalizeFee, normalizeLevel, parsePhone } from '../fields/parseTyped';
import type { FieldName } from '../tournament/tournamentFields';
import type { ColumnMapping } from './columnMapping';
import { splitDayAndTime, parseDay, parseTimeRange, parseTime } from './dateParsing';
import { parseType } from './parseType';

const isPart = (text: string, isMatching: (part: string) => boolean): boolean =>
  (parseTimeRange(text) ?? [text]).every(isMatching);

const isLevel = (text: string): boolean => {
  const level = Number(normalizeLevel(text.replace(/\+$/, '')) ?? NaN);
  return level >= LEVEL_MIN && level <= LEVEL_MAX;
};

/** True for a time with minutes: a bare number may be an hour, a level or a fee. */
const isClearTime = (text: string): boolean => /\d[:.-]\d\d/.test(text) && parseTime(text) !== null;

/** The check of each field's cells. A later field can only get one of the remaining columns. */
const CONTENT_CHECKS: readonly (readonly [FieldName, (text: string) => boolean])[] = [
  ['tournament_type', (text) => parseType(text) !== null],
  ['date', (text) => parseDay(splitDayAndTime(text).day) !== null],
  ['organizer_phone', (text) => parsePhone(text) !== null],
  ['start_time', (text) => isPart(text, isClearTime)],
  ['end_time', isClearTime],
  ['level_from', (text) => isPart(text, isLevel)],
  ['level_to', isLevel],
  ['entry_fee', (text) => normalizeFee(text) !== null],
  ['organizer_name', (text) => /\p{L}{2}/u.test(text)],
];

/** True when more than half of the filled cells match. */
function areMostlyMatching(
  cells: readonly string[],
  isMatching: (text: string) => boolean,
): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.filter(isMatching).length * 2 > filled.length;
}

/**
 * Guesses the field of each column from its cells, for a table without column names (COMFORT-51). The first of two
 * similar columns becomes the lower bound.
 * @param rows the cells of each row
 */
export function guessColumnsByContent(
  rows: readonly (readonly string[])[],
  width: number,
): ColumnMapping {
  const columns: (FieldName | null)[] = Array.from({ length: width }, () => null);
  for (const [name, isMatching] of CONTENT_CHECKS) {
    const at = columns.findIndex(
      (taken, index) =>
        taken === null &&
        areMostlyMatching(
          rows.map((cells) => cells[index] ?? ''),
          isMatching,
        ),
    );
    if (at !== -1) columns[at] = name;
  }
  return columns;
}
