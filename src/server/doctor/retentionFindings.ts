import { dayOf } from '../../domain/dates';
import { keptSince } from '../../domain/players/retention';
import { pluralize } from '../lib/format';
import { outdatedPlayers } from '../players/outdatedPlayers';
import { good, type Finding, type Moment } from './finding';

/** The first step of migration of both databases that has players. */
export const PLAYERS_SINCE = { file: 9, postgres: 6 } as const;

/** Counts who is to be offered for forgetting; null where the club has set no limit. */
export function outdatedQuery({ now, timeZone, forgetAfterMonths }: Moment): string | null {
  if (forgetAfterMonths === null) return null;
  const since = keptSince(dayOf(now, timeZone), forgetAfterMonths);
  return `SELECT count(*) AS count FROM (${outdatedPlayers(since)}) outdated`;
}

/** PLAYER-76: how many players are kept for longer than the club has set. */
export const retentionFindings = (count: number): Finding[] =>
  count === 0
    ? []
    : [
        good(
          `Срок хранения вышел: ${pluralize(count, 'игрок', 'игрока', 'игроков')}. ` +
            'Забыть их: npm run admin -- forget-unseen',
        ),
      ];
