import type { ObjectSchema } from 'yup';
import { cleanName } from '../lib/cleanName';
import { toEndTime } from '../tournament/endTime';
import { validateFields } from '../tournament/rules';
import {
  toFieldErrors,
  toRequestFromForm,
  type TournamentFormValues,
} from '../tournament/formValues';
import { FIELD_NAMES, TOURNAMENT_FIELDS, type FieldKind } from '../tournament/tournamentFields';
import { normalizeFee, isBlankCell, normalizeLevel, parsePhone } from '../fields/parseTyped';
import { validateErrorCell } from './errorCells';
import { parseType } from './parseType';
import { splitDayAndTime, parseDay, parseTimeRange, parseTime } from './dateParsing';

type Reasons = Partial<TournamentFormValues>;

const NO_DATE = 'Не похоже на дату: нужны день, месяц и год';
const NO_TIME = 'Не похоже на время';
const TWO_STARTS = 'Время начала указано дважды, по-разному';
const TWO_ENDS = 'Время окончания указано дважды, по-разному';
const NO_LEVEL = 'Не похоже на уровень';
const TWO_LEVELS = 'Максимальный уровень указан дважды, по-разному';
const NO_FEE = 'Не похоже на сумму в рублях';
const MISSING_FEE = 'Укажите взнос; если его нет — 0';

/** The second cell counts if the first is empty or means the same; otherwise the result is null. */
const joinCells = (
  own: string,
  other: string,
  parse: (text: string) => string | null,
): string | null => (isBlankCell(own) || parse(own) === parse(other) ? other : null);

/** Parses an end. «0:00» or «24:00» is the midnight that ends the day (COMFORT-95). */
function parseEndTime(cell: string): string | null {
  const time = parseTime(cell.replace(/^24(?=$|00$|\D)/, '00'));
  return time && toEndTime(time);
}

const keepWritten = (cell: string): string => cell;

/** Parser of each kind of field, and the message for a failure. Without a message here the rules provide one. */
const PARSERS: Partial<
  Record<FieldKind, { parse: (cell: string) => string | null; reason?: string }>
> = {
  type: { parse: parseType },
  date: { parse: parseDay, reason: NO_DATE },
  time: { parse: parseTime, reason: NO_TIME },
  endTime: { parse: parseEndTime, reason: NO_TIME },
  level: { parse: normalizeLevel, reason: NO_LEVEL },
  fee: { parse: normalizeFee, reason: NO_FEE },
  name: { parse: cleanName },
  phone: { parse: parsePhone },
};

/** Splits cells such as «28.11.2026 18:00» and «18:00–20:00». */
function splitMoments(texts: TournamentFormValues, reasons: Reasons) {
  const { day, time } = splitDayAndTime(texts.date);
  let { start_time: start, end_time: end } = texts;
  const range = parseTimeRange(start);
  if (range) {
    const [from, to] = range;
    const both = joinCells(end, to, parseEndTime);
    start = from;
    end = both ?? end;
    if (both === null) reasons.end_time = TWO_ENDS;
  }
  if (time !== '') {
    const both = joinCells(start, time, parseTime);
    start = both ?? start;
    if (both === null) reasons.start_time = TWO_STARTS;
  }
  return { date: day, start_time: start, end_time: isBlankCell(end) ? '' : end };
}

/** Splits cells such as «2-4» and «2+». */
function splitLevels({ level_from, level_to }: TournamentFormValues, reasons: Reasons) {
  const to = isBlankCell(level_to) ? '' : level_to;
  const range = parseTimeRange(level_from);
  if (!range) return { level_from: level_from.replace(/(\d) ?\+\s*$/, '$1'), level_to: to };
  const both = joinCells(to, range[1], normalizeLevel);
  if (both === null) reasons.level_to = TWO_LEVELS;
  return { level_from: range[0], level_to: both ?? to };
}

/** Converts a row's texts to form values, with messages for texts that cannot be parsed (COMFORT-51). */
export function interpretRow(texts: TournamentFormValues): {
  values: TournamentFormValues;
  reasons: Reasons;
} {
  const values = { ...texts };
  const reasons: Reasons = {};
  const cells = { ...texts, ...splitMoments(texts, reasons), ...splitLevels(texts, reasons) };
  for (const name of FIELD_NAMES) {
    const { parse = keepWritten, reason } = PARSERS[TOURNAMENT_FIELDS[name].kind] ?? {};
    const cell = cells[name].trim();
    const value = cell === '' ? '' : parse(cell);
    values[name] = value ?? cell;
    if (value === null && reason) reasons[name] = reason;
    const failure = validateErrorCell(texts[name]);
    if (failure) reasons[name] = failure;
  }
  if (isBlankCell(texts.entry_fee)) reasons.entry_fee = MISSING_FEE;
  return { values, reasons };
}

/**
 * Converts a row's texts to values, with all its errors (COMFORT-51). Errors are texts that cannot be parsed, and
 * values that the rules of form and server refuse.
 */
export function validateRow(
  texts: TournamentFormValues,
  rules: ObjectSchema<object>,
): { values: TournamentFormValues; errors: Reasons } {
  const { values, reasons } = interpretRow(texts);
  const broken = toFieldErrors(validateFields(rules, toRequestFromForm(values)));
  return { values, errors: { ...broken, ...reasons } };
}
