import { DAY_MS } from '../../../../domain/dates/durations';

/** Day 0 of a spreadsheet: a time of day alone is a time of that day, or of the next one. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
/** What a spreadsheet shows for a number that no calendar reaches. */
const NO_DAY = '########';
/** A part of a day is hardly ever an exact number of milliseconds. */
const roundToSecond = (date: Date): Date => new Date(Math.round(date.getTime() / 1_000) * 1_000);

function formatDate(date: Date): string {
  const [day, time] = roundToSecond(date).toISOString().split('T') as [string, string];
  const hours = time.slice(0, 5);
  if (Math.abs(date.getTime() - DAY_ZERO_MS) < 2 * DAY_MS) return hours;
  const local = day.split('-').reverse().join('.');
  return hours === '00:00' ? local : `${local} ${hours}`;
}

/**
 * COMFORT-50: what a cell of a spreadsheet shows, as text. A date of read-excel-file is in UTC; a number
 * gets a comma, which a Russian spreadsheet expects when it is given back.
 */
export function formatCell(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? NO_DAY : formatDate(cell);
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'да' : 'нет';
  return typeof cell === 'string' ? cell : '';
}
