import { toDay } from '../../domain/dates/dates';
import { getRetentionStart } from '../../domain/players/forgetting/retention';
import { formatPlainQuantity } from '../lib/format';
import { UNUSED_PLAYERS_SQL } from '../players/identity/unusedPlayers';
import { buildOutdatedPlayersSql } from '../players/identity/buildOutdatedPlayersSql';
import { createPassedCheck, type CheckResult, type DoctorContext } from './checkResult';

/** The first step of migration of both databases that has players. */
export const FIRST_SCHEMA_WITH_PLAYERS = { file: 9, postgres: 6 } as const;

/** Counts who is to be offered for forgetting; null where the club has set no limit. */
export function buildOutdatedCountSql({
  now,
  timeZone,
  forgetAfterMonths,
}: DoctorContext): string | null {
  if (forgetAfterMonths === null) return null;
  const since = getRetentionStart(toDay(now, timeZone), forgetAfterMonths);
  return `SELECT count(*) AS count FROM (${buildOutdatedPlayersSql(since)}) outdated`;
}

/** PLAYER-83: counts the players of whom nothing is left but their own row. */
export const UNUSED_PLAYERS_QUERY = `SELECT count(*) AS count FROM (${UNUSED_PLAYERS_SQL}) unused`;

/** PLAYER-83: they are gone within the hour while a server runs. */
export const checkUnusedPlayers = (count: number): CheckResult[] =>
  count === 0
    ? []
    : [
        createPassedCheck(
          `Игроки, от которых больше ничего нет: ${count}. Сервер удалит их в течение часа`,
        ),
      ];

/** PLAYER-76: how many players are kept for longer than the club has set. */
export const checkRetention = (count: number): CheckResult[] =>
  count === 0
    ? []
    : [
        createPassedCheck(
          `Срок хранения вышел: ${formatPlainQuantity(count, 'игрок', 'игрока', 'игроков')}. ` +
            'Забыть их: npm run admin -- forget-unseen',
        ),
      ];
