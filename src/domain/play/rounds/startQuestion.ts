import { HOUR_MS } from '../../dates/durations';
import { formatLongDateWithWeekday } from '../../dates/longDate';
import { parseTournamentStart, type DateWithStartTime } from '../../tournament/tournamentStart';
import type { PlayState } from '../log/playState';
import type { EntryChangedEvent } from '../log/events';
import type { Attendance, Entry } from '../model/entry';
import { listUnpaired } from '../roster/availability';
import { createEntryEvent } from '../roster/entryEvents';
import { createMoveEvent } from '../roster/roster';

/** Time before the tournament's start, in ms, within which a play can begin without a question. */
const EARLY_START_MS = 6 * HOUR_MS;

/**
 * The entries named in the question before the first round: unmarked entries while others are marked, and unpaired ones
 * (PLAY-9, PLAY-40, PLAY-41).
 * @returns the entries to mark, possibly none; null when there is no question
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
 * Creates the events for the answers: marks of unmarked players, and spots for waiting ones. A waiting entry whose
 * player came gets a spot; otherwise it is declined (ROSTER-7).
 */
export function createStartMarkEvents(
  state: PlayState,
  marks: ReadonlyMap<string, Attendance>,
): EntryChangedEvent[] {
  let { entries } = state;
  return [...marks].flatMap(([id, attendance]): EntryChangedEvent[] => {
    const entry = entries[id];
    if (entry?.status === 'confirmed' && entry.attendance === null)
      return [createEntryEvent({ ...entry, id }, { attendance })];
    if (entry?.status !== 'waiting') return [];
    const hasDeclined = attendance === 'absent';
    const { to } = createMoveEvent(entries, id, hasDeclined ? 'withdrawn' : 'confirmed', null)!;
    const changes = hasDeclined ? to : { ...to, attendance };
    entries = { ...entries, [id]: { ...entry, ...changes } };
    return [createEntryEvent({ ...entry, id }, changes)];
  });
}

/**
 * The scheduled start, if a play begins hours before it (PLAY-63). A past start needs no question, because a play is
 * often entered on the next day.
 * @param now ms since the epoch
 * @param zone IANA name of the club's zone
 * @returns null when there is no question
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
