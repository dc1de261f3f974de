import { DAY_MS } from '../../domain/dates/durations';

/** Reason for a backup. The program removes only `daily` and `migration` backups, which it makes automatically. */
type BackupKind = 'manual' | 'daily' | 'migration';

export type BackupFile = { name: string; kind: BackupKind; stamp: string };

const NAME = /^club-(\d{8}-\d{6})(-daily|-before-schema-\d+)?\.db$/;

/** Formats an instant for file names: YYYYMMDD-HHMMSS in the club's time zone. */
export function formatBackupStamp(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const read = (...types: string[]) =>
    types.map((wanted) => parts.find(({ type }) => type === wanted)?.value ?? '').join('');
  return `${read('year', 'month', 'day')}-${read('hour', 'minute', 'second')}`;
}

/**
 * Returns the milliseconds from one stamp to a later one. The result is an hour off when the clocks were changed
 * between the stamps.
 */
export function computeBackupStampDistance(earlier: string, later: string): number {
  const [from, to] = [earlier, later].map((stamp) => {
    const [year, month, day, hour, minute, second] = stamp
      .match(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/)!
      .slice(1)
      .map(Number);
    return Date.UTC(year!, month! - 1, day, hour, minute, second);
  });
  return to! - from!;
}

/** True for a stamp from a wrong clock: one further ahead than any time zone explains. */
export const isBackupStampAhead = (stamp: string, now: string): boolean =>
  computeBackupStampDistance(now, stamp) >= DAY_MS;

export const createManualBackupName = (stamp: string): string => `club-${stamp}.db`;
export const createDailyBackupName = (stamp: string): string => `club-${stamp}-daily.db`;
export const createMigrationBackupName = (stamp: string, schema: number): string =>
  `club-${stamp}-before-schema-${schema}.db`;

/** Parses a backup's file name; null for a file that this program did not make. */
export function parseBackupName(name: string): BackupFile | null {
  const [, stamp, ending] = NAME.exec(name) ?? [];
  if (stamp === undefined) return null;
  const kind = ending === undefined ? 'manual' : ending === '-daily' ? 'daily' : 'migration';
  return { name, kind, stamp };
}
