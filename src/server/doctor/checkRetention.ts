import { toDay } from '../../domain/dates/dates';
import { getRetentionStart } from '../../domain/players/forgetting/retention';
import { formatPlainQuantity } from '../lib/format';
import { UNUSED_PLAYERS_SQL } from '../players/identity/unusedPlayers';
import { buildOutdatedPlayersSql } from '../players/identity/buildOutdatedPlayersSql';
import { createPassedCheck, type CheckResult, type DoctorContext } from './checkResult';

/** The first schema versions of both databases with players. */
export const FIRST_SCHEMA_WITH_PLAYERS = { file: 9, postgres: 6 } as const;

/** Builds SQL that counts the players to offer for forgetting. Null when the club has no limit. */
export function buildOutdatedCountSql({
  now,
  timeZone,
  forgetAfterMonths,
}: DoctorContext): string | null {
  if (forgetAfterMonths === null) return null;
  const since = getRetentionStart(toDay(now, timeZone), forgetAfterMonths);
  return `SELECT count(*) AS count FROM (${buildOutdatedPlayersSql(since)}) outdated`;
}

/** Counts the players without any other data (PLAYER-83). */
export const UNUSED_PLAYERS_QUERY = `SELECT count(*) AS count FROM (${UNUSED_PLAYERS_SQL}) unused`;

/** Reports players without any other data. A running server removes them within the hour (PLAYER-83). */
export const checkUnusedPlayers = (count: number): CheckResult[] =>
  count === 0
    ? []
    : [
        createPassedCheck(
          `Игроки, от которых больше ничего нет: ${count}. Сервер удалит их в течение часа`,
        ),
      ];

/** Reports the number of players kept longer than the club's limit (PLAYER-76). */
export const checkRetention = (count: number): CheckResult[] =>
  count === 0
    ? []
    : [
        createPassedCheck(
          `Срок хранения вышел: ${formatPlainQuantity(count, 'игрок', 'игрока', 'игроков')}. ` +
            'Забыть их: npm run admin -- forget-unseen',
        ),
      ];
