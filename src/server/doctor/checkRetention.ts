import { toDay } from '../../domain/dates/dates';
import { getRetentionStart } from '../../domain/players/forgetting/retention';
import { formatPlainQuantity } from '../lib/format';
import { buildOutdatedPlayersSql } from '../players/identity/buildOutdatedPlayersSql';
import { createPassResult, type CheckResult, type DoctorMoment } from './checkResult';

/** The first step of migration of both databases that has players. */
export const PLAYERS_SCHEMA_VERSION = { file: 9, postgres: 6 } as const;

/** Counts who is to be offered for forgetting; null where the club has set no limit. */
export function buildOutdatedQuery({
  now,
  timeZone,
  forgetAfterMonths,
}: DoctorMoment): string | null {
  if (forgetAfterMonths === null) return null;
  const since = getRetentionStart(toDay(now, timeZone), forgetAfterMonths);
  return `SELECT count(*) AS count FROM (${buildOutdatedPlayersSql(since)}) outdated`;
}

/** PLAYER-76: how many players are kept for longer than the club has set. */
export const checkRetention = (count: number): CheckResult[] =>
  count === 0
    ? []
    : [
        createPassResult(
          `Срок хранения вышел: ${formatPlainQuantity(count, 'игрок', 'игрока', 'игроков')}. ` +
            'Забыть их: npm run admin -- forget-unseen',
        ),
      ];
