import { HOUR_MS } from '../../dates/durations';
import { formatLongDateWithWeekday } from '../../dates/longDate';
import { parseTournamentStart, type DateWithStartTime } from '../../tournament/tournamentStart';
import type { PlayState } from '../log/playState';
import type { EntryChangedEvent } from '../log/events';
import type { Attendance, Entry } from '../model/entry';
import { listUnpaired } from '../roster/availability';
import { createEntryEvent } from '../roster/entryEvents';
import { createMoveEvent } from '../roster/roster';

/** A play may begin this long before its tournament's start without a question. */
const EARLY_START_MS = 6 * HOUR_MS;

/**
 * The question before the first round: unmarked entries among marked ones, and unpaired entries (PLAY-9, PLAY-40,
 * PLAY-41).
 * @returns the entries to mark, possibly none; null when there is nothing to ask
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
 * The events that record the answers: the marks of players without one, and of those who wait for a spot. These take it,
 * or have declined it when they do not come (ROSTER-7).
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
 * The scheduled start, when a play begins hours before it (PLAY-63). A past start needs no question: last evening's play
 * is often entered on the next day.
 * @param now ms since the epoch
 * @param zone IANA name, the club's
 * @returns null when there is nothing to ask
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
