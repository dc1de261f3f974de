import type { ObjectSchema } from 'yup';
import { brokenRules } from '../rules';
import { errorsByValueName, requestOf, type TournamentValues } from '../values';
import { feeIn, isBlank, levelIn, phoneIn, typeIn } from './amounts';
import { dayAndTimeIn, dayIn, rangeIn, timeIn } from './moments';

type Reasons = Partial<TournamentValues>;

const NO_DATE = 'Не похоже на дату: нужны день, месяц и год';
const NO_TIME = 'Не похоже на время';
const TWO_STARTS = 'Время начала указано дважды, по-разному';
const TWO_ENDS = 'Время окончания указано дважды, по-разному';
const NO_LEVEL = 'Не похоже на уровень';
const TWO_LEVELS = 'Максимальный уровень указан дважды, по-разному';
const NO_FEE = 'Не похоже на сумму в рублях';
const MISSING_FEE = 'Укажите взнос; если его нет — 0';

/** What stands in two cells at once counts where one is empty, or both say the same. */
const joined = (
  own: string,
  other: string,
  read: (text: string) => string | null,
): string | null => (isBlank(own) || read(own) === read(other) ? other : null);

/** What a cell says, and why it cannot be understood where it cannot. */
function reader(values: TournamentValues, reasons: Reasons) {
  return (
    name: keyof TournamentValues,
    text: string,
    read: (text: string) => string | null,
    reason?: string,
  ): void => {
    const value = text.trim() === '' ? '' : read(text);
    values[name] = value ?? text.trim();
    if (value === null && reason) reasons[name] = reason;
  };
}

/** «28.11.2026 18:00» and «18:00–20:00» taken apart. */
function momentTexts(texts: TournamentValues, reasons: Reasons) {
  const { day, time } = dayAndTimeIn(texts.date);
  let { start_time: start, end_time: end } = texts;
  const range = rangeIn(start);
  if (range) {
    const [from, to] = range;
    const both = joined(end, to, timeIn);
    start = from;
    end = both ?? end;
    if (both === null) reasons.end_time = TWO_ENDS;
  }
  if (time !== '') {
    const both = joined(start, time, timeIn);
    start = both ?? start;
    if (both === null) reasons.start_time = TWO_STARTS;
  }
  return { day, start, end: isBlank(end) ? '' : end };
}

/** «2-4» and «2+» taken apart. */
function levelTexts({ level_from, level_to }: TournamentValues, reasons: Reasons) {
  const to = isBlank(level_to) ? '' : level_to;
  const range = rangeIn(level_from);
  if (!range) return { from: level_from.replace(/(\d) ?\+\s*$/, '$1'), to };
  const both = joined(to, range[1], levelIn);
  if (both === null) reasons.level_to = TWO_LEVELS;
  return { from: range[0], to: both ?? to };
}

/** COMFORT-51: what the texts of a row mean as a form's values, with the reasons where they mean nothing. */
export function understood(texts: TournamentValues): {
  values: TournamentValues;
  reasons: Reasons;
} {
  const values = { ...texts };
  const reasons: Reasons = {};
  const { day, start, end } = momentTexts(texts, reasons);
  const level = levelTexts(texts, reasons);
  const read = reader(values, reasons);
  read('tournament_type', texts.tournament_type, typeIn);
  read('date', day, dayIn, NO_DATE);
  read('start_time', start, timeIn, NO_TIME);
  read('end_time', end, timeIn, NO_TIME);
  read('level_from', level.from, levelIn, NO_LEVEL);
  read('level_to', level.to, levelIn, NO_LEVEL);
  read('entry_fee', texts.entry_fee, feeIn, NO_FEE);
  if (isBlank(texts.entry_fee)) reasons.entry_fee = MISSING_FEE;
  values.organizer_name = texts.organizer_name.replace(/\s+/g, ' ').trim();
  read('organizer_phone', texts.organizer_phone, phoneIn);
  return { values, reasons };
}

/**
 * COMFORT-51: what the texts of a row mean, and what is wrong with it: what cannot be understood, and
 * what the rules of form and server refuse.
 */
export function judged(
  texts: TournamentValues,
  rules: ObjectSchema<object>,
): { values: TournamentValues; errors: Reasons } {
  const { values, reasons } = understood(texts);
  const broken = errorsByValueName(brokenRules(rules, requestOf(values)));
  return { values, errors: { ...broken, ...reasons } };
}
