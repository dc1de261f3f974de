import { dayOf, isRealDate } from './dates';

const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

/** Shown where a fact is missing. */
export const NOTHING = '—';

/** FORMAT-1: «1 500 ₽» with no-break spaces. */
export const formatMoney = (amount: number): string => roubles.format(amount);

/** LIST-2, DETAIL-2: the fee, or a dash where the server gave none. */
export const formatFee = (fee: number | null): string =>
  fee === null ? NOTHING : formatMoney(fee);

/** Day, month and year of a real date, yyyy-MM-dd. */
function partsOf(date: string): string[] {
  if (!isRealDate(date)) throw new RangeError(`Invalid date: ${date}`);
  return date.split('-').reverse();
}

/**
 * LIST-10: «05.06.2026».
 * @param date yyyy-MM-dd
 * @throws RangeError for a date that does not exist
 */
export const formatShortDate = (date: string): string => partsOf(date).join('.');

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];

/** LIST-10: «пт». Throws RangeError as formatShortDate does. */
export const formatWeekday = (date: string): string => {
  partsOf(date);
  return WEEKDAYS[new Date(date).getUTCDay()]!;
};

/** FORMAT-2: what the formatter gives, or the raw text where it raises, or a dash where there is none. */
export function shown(raw: string, format: (raw: string) => string): string {
  try {
    return format(raw);
  } catch {
    return raw || NOTHING;
  }
}

/** The short date of an ISO instant in the club's time zone; falls back to the raw text. */
export const shownShortDateOf = (instant: string, zone: string): string =>
  shown(instant, (raw) => formatShortDate(dayOf(raw, zone)));

/** FORMAT-3: «2», «2.5», «не указан». */
export function formatLevel(level: number | null): string {
  if (level === null) return 'не указан';
  return Number.isInteger(level) ? String(level) : level.toFixed(1);
}

/** DETAIL-2: «2 - 4.5», or «2+» without an upper bound. */
export function formatLevelRange(from: number | null, to: number | null): string {
  if (from === null) return to === null ? formatLevel(null) : `до ${formatLevel(to)}`;
  return to === null ? `${formatLevel(from)}+` : `${formatLevel(from)} - ${formatLevel(to)}`;
}

/** LIST-10: «10:00 – 14:00», or the start alone. */
export function formatTimeRange(start: string, end: string | null): string {
  return end ? `${start || NOTHING} – ${end}` : start || NOTHING;
}

/** FORMAT-4: 11 digits starting with 7 as +7 (XXX) XXX-XX-XX, anything else as it is. */
export function formatPhone(phone: string): string {
  const match = /^\+?7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return match ? `+7 (${match[1]}) ${match[2]}-${match[3]}-${match[4]}` : phone;
}

/** A club hour as people write it: «8:00» for 08:00. */
export const formatHour = (time: string): string => time.replace(/^0/, '');
