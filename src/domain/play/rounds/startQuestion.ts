import { HOUR_MS } from '../../dates/durations';
import { formatLongDateWithWeekday } from '../../dates/longDate';
import { parseTournamentStart, type DateWithStartTime } from '../../tournament/tournamentStart';
import type { PlayState } from '../log/playState';
import type { Entry } from '../model/entry';
import { listUnpaired } from '../roster/availability';

/** A play may begin this long before its tournament's start without a question. */
const EARLY_START_MS = 6 * HOUR_MS;

/**
 * PLAY-9: what is asked before the first round: about those nobody has marked where others are, and whether to start
 * without those whom the pairs leave over (PLAY-40, PLAY-41).
 * @returns those who are to be marked, maybe none; null where there is nothing to ask
 */
export function findEntriesToMarkAtStart(
  entries: readonly Entry[],
  state: PlayState,
): Entry[] | null {
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  const unmarked = confirmed.filter(({ attendance }) => attendance === null);
  const asked = unmarked.length < confirmed.length ? unmarked : [];
  return asked.length > 0 || listUnpaired(state, 1).length > 0 ? asked : null;
}

/**
 * When the tournament starts, told before a play begins hours ahead of it (PLAY-63). A start that is past asks
 * nothing: the play of last evening is often entered on the next day.
 * @param now ms since the epoch
 * @param zone IANA name, the club's
 * @returns null where there is nothing to ask
 */
export function describeEarlyStart(
  tournament: DateWithStartTime,
  now: number,
  zone: string,
): string | null {
  const { date, start_time } = tournament;
  const start = parseTournamentStart(tournament, zone);
  if (start === null || start - now <= EARLY_START_MS) return null;
  return `По расписанию начало: ${formatLongDateWithWeekday(date)}, ${start_time}.`;
}
