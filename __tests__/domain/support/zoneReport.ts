import { toDay } from '../../../src/domain/dates/dates';
import { formatLongDate, formatInstantLongDate } from '../../../src/domain/dates/longDate';
import { formatShortDate, formatWeekday } from '../../../src/domain/dates/shortDate';
import { toLocalNoon, toPickedDay } from '../../../src/domain/fields/typedDate';

/** The domain's results in this process's time zone. Run as a program, this file prints the report. */
export type ZoneReport = {
  zone: string;
  /** Instants whose day differs from plain arithmetic, in zones with a fixed offset. */
  strayed: string[];
  /** Stored dates that change when they are parsed into a calendar date and back. */
  lost: string[];
  shown: string[];
};

const HOUR = 3_600_000;
const FIXED = { 'Etc/GMT+12': -12, UTC: 0, 'Asia/Vladivostok': 10, 'Pacific/Kiritimati': 14 };

const toIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const strayed: string[] = [];
for (let instant = Date.UTC(2026, 0); instant < Date.UTC(2027, 0); instant += HOUR / 2) {
  for (const [zone, hours] of Object.entries(FIXED)) {
    const day = toDay(instant, zone);
    if (day !== toIsoDay(instant + hours * HOUR)) strayed.push(`${zone} ${instant} ${day}`);
  }
}

const lost: string[] = [];
for (let day = Date.UTC(2020, 0); day < Date.UTC(2036, 0); day += 24 * HOUR) {
  const noon = toLocalNoon(toIsoDay(day));
  if (!noon || toPickedDay(noon) !== toIsoDay(day)) lost.push(toIsoDay(day));
}

const report: ZoneReport = {
  zone: process.env.TZ ?? '',
  strayed,
  lost,
  shown: [
    formatLongDate('2026-06-05'),
    formatShortDate('2026-06-05'),
    formatWeekday('2026-06-05'),
    formatInstantLongDate('2026-06-05T20:30:00Z', 'Asia/Vladivostok'),
    formatInstantLongDate('2026-06-05T14:30:00', 'Asia/Vladivostok'),
    formatInstantLongDate('2026-06-05T13:30:00', 'Asia/Vladivostok'),
  ],
};
process.stdout.write(JSON.stringify(report));
