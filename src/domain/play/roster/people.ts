import { formatQuantity } from '../../lib/formatQuantity';
import type { Attendance, Entry, EntryStatus } from '../model/entry';
import { ATTENDANCE_LABELS } from '../model/entryLabels';
import { listExpectedIds, type CountedPlay } from './attendance';
import { listIdsWithStatus } from './roster';
import { listSpotHolders } from './spots';

/** Counts of a play's people, used by every screen (ROSTER-42). */
export type PeopleCounts = {
  /** The number of taken spots. */
  confirmed: number;
  waiting: number;
  /** Number of confirmed entries that are absent. */
  absent: number;
  /** True when the play has ended. */
  finished: boolean;
};

/** A play with its entries in a list, as the server sends it. */
export type RosterPlay = Omit<CountedPlay, 'entries'> & { entries: readonly Entry[] };

export const toCountedPlay = ({ entries, rounds, outcome }: RosterPlay): CountedPlay => ({
  entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
  rounds,
  outcome,
});

/** Counts a play's people; every screen uses this function (ROSTER-42). */
export function countPeople(play: CountedPlay): PeopleCounts {
  const confirmed = listIdsWithStatus(play.entries, 'confirmed');
  return {
    confirmed: listSpotHolders(play).length,
    waiting: listIdsWithStatus(play.entries, 'waiting').length,
    absent: confirmed.length - listExpectedIds(play).length,
    finished: play.outcome.finishedAt !== null,
  };
}

const formatPart = (count: number, one: string, several: string): string =>
  count > 0 ? formatQuantity(count, one, several, several) : '';

/**
 * Returns «12 играют · 1 ждёт · 1 не пришёл», «8 играли»; zeros are omitted, so an empty roster gives '' (ROSTER-42).
 */
export const describePeople = ({ confirmed, waiting, absent, finished }: PeopleCounts): string =>
  [
    finished ? formatPart(confirmed, 'играл', 'играли') : formatPart(confirmed, 'играет', 'играют'),
    finished ? formatPart(waiting, 'ждал', 'ждали') : formatPart(waiting, 'ждёт', 'ждут'),
    formatPart(absent, 'не\u00a0пришёл', 'не\u00a0пришли'),
  ]
    .filter(Boolean)
    .join('\u00a0· ');

/** Returns «12 играют», for viewers who do not see who is waiting or absent (SEEN-2). */
export const describePlayers = (counts: PeopleCounts): string =>
  describePeople({ ...counts, waiting: 0, absent: 0 });

/** A person's state in a list: «ждёт», «не пришёл», «ушёл»; empty for a player without a special state. */
export function formatPersonNote(status: EntryStatus, attendance: Attendance | null): string {
  if (status === 'waiting') return 'ждёт';
  return attendance === null || attendance === 'arrived' ? '' : ATTENDANCE_LABELS[attendance];
}
