import { formatQuantity } from '../../domain/lib/formatQuantity';

/** Formats a quantity like `formatQuantity`, with a plain space. Logs and terminals can then be searched. */
export const formatPlainQuantity = (...counted: Parameters<typeof formatQuantity>): string =>
  formatQuantity(...counted).replace('\u00a0', ' ');

/** Formats an instant for people: 21.11.2026 14:05 in the club's time zone. */
export const formatInstant = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(',', '');

const UNITS = ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'];

/** Formats a size: «12 КБ», «3.4 ГБ». */
export function formatSize(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const size = bytes / 1024 ** unit;
  return `${size >= 10 || unit === 0 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]!}`;
}

const HOUR_MS = 3_600_000;

/** Formats an age: «меньше часа», «5 часов», «3 дня». */
export function formatAge(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'меньше часа';
  if (hours < 48) return formatPlainQuantity(hours, 'час', 'часа', 'часов');
  return formatPlainQuantity(Math.floor(hours / 24), 'день', 'дня', 'дней');
}
