import type { PlayState } from '../log/playState';
import type { EntryState } from '../model/entry';
import { listStartedRounds, listParticipants, type Round } from '../model/round';
import { listReplacedIds, getSlot } from '../roster/availability';
import { filterDrawable, findPartner } from '../roster/partnerMode';
import { listIdsByStatus } from '../roster/roster';
import { computeStandings, type StandingsRow, type StandingsOptions } from './standings';

/** Whoever is no longer confirmed plays no more either. */
const hasLeft = ({ attendance, status }: EntryState): boolean =>
  attendance === 'left' || status !== 'confirmed';

/**
 * PLAY-14, PLAY-41: whose row of the table an entry's figures are in, and in whose seat of it: a fixed pair is one row,
 * also with a substitute.
 */
function placesIn(state: PlayState): Pick<StandingsOptions, 'rowOf' | 'seatOf'> {
  const rowOf = (entryId: string): string =>
    listReplacedIds(state, entryId, ({ sharesRow }) => sharesRow).at(-1) ?? entryId;
  if (state.settings.variant !== 'fixed') return { rowOf };
  const pairs = new Map<string, string>();
  for (const entryId of Object.keys(state.entries)) {
    const partner = findPartner(state, entryId);
    if (partner === null) continue;
    const [seat, other] = [getSlot(state, entryId), getSlot(state, partner)];
    pairs.set(seat, seat < other ? seat : other);
  }
  const pairOf = (entryId: string) => pairs.get(getSlot(state, entryId));
  return {
    rowOf: (entryId) => pairOf(entryId) ?? rowOf(entryId),
    seatOf: (entryId) => (pairOf(entryId) ? getSlot(state, entryId) : rowOf(entryId)),
  };
}

/**
 * PLAY-5: the table of a play.
 * @param rounds those that count; all that have begun, where it is not given
 */
export function computePlayStandings(
  state: PlayState,
  rounds: readonly Round[] = listStartedRounds(state.rounds),
): StandingsRow[] {
  const { entries, settings, outcome } = state;
  const begun = listStartedRounds(state.rounds);
  const played = new Set(begun.flatMap(listParticipants));
  // Who plays on in a round that is not counted had not left by then.
  const later = new Set(begun.slice(rounds.length).flatMap(listParticipants));
  const coming = listIdsByStatus(entries, 'confirmed').filter(
    (entryId) => entries[entryId]!.attendance !== 'absent',
  );
  // Whom the pairs leave over stands in no table.
  const waiting = filterDrawable(state, coming);
  return computeStandings(rounds, {
    entryIds: [...new Set([...played, ...waiting])],
    ordersByAverage: settings.ordersByAverage,
    winnerId: outcome.winnerId,
    ...placesIn(state),
    leftIds: new Set(
      Object.keys(entries).filter((entryId) => hasLeft(entries[entryId]!) && !later.has(entryId)),
    ),
  });
}
