import type { PlayState } from '../log/playState';
import type { EntryState } from '../model/entry';
import { listStartedRounds, listParticipants, type Round } from '../model/round';
import { listExpectedIds } from '../roster/attendance';
import { listReplacedIds, getSlot } from '../roster/availability';
import { filterDrawable, findPartner } from '../roster/partnerMode';
import { computeStandings, type StandingsRow, type StandingsOptions } from './standings';

/** Whoever is no longer confirmed plays no more either. */
const hasLeft = ({ attendance, status }: EntryState): boolean =>
  attendance === 'left' || status !== 'confirmed';

/**
 * PLAY-14, PLAY-41: the row of the standings an entry counts for, and the slot within it: a fixed pair is one row,
 * also with a substitute.
 */
function createRowLookups(state: PlayState): Pick<StandingsOptions, 'rowOf' | 'slotOf'> {
  const rowOf = (entryId: string): string =>
    listReplacedIds(state, entryId, ({ sharesRow }) => sharesRow).at(-1) ?? entryId;
  if (state.settings.variant !== 'fixed') return { rowOf };
  const pairs = new Map<string, string>();
  for (const entryId of Object.keys(state.entries)) {
    const partner = findPartner(state, entryId);
    if (partner === null) continue;
    const [slot, other] = [getSlot(state, entryId), getSlot(state, partner)];
    pairs.set(slot, slot < other ? slot : other);
  }
  const findPairId = (entryId: string) => pairs.get(getSlot(state, entryId));
  return {
    rowOf: (entryId) => findPairId(entryId) ?? rowOf(entryId),
    slotOf: (entryId) => (findPairId(entryId) ? getSlot(state, entryId) : rowOf(entryId)),
  };
}

/**
 * PLAY-5: the standings of a play.
 * @param rounds those that count; all started ones, where it is not given
 */
export function computePlayStandings(
  state: PlayState,
  rounds: readonly Round[] = listStartedRounds(state.rounds),
): StandingsRow[] {
  const { entries, settings, outcome } = state;
  const startedRounds = listStartedRounds(state.rounds);
  const played = new Set(startedRounds.flatMap(listParticipants));
  // Who plays on in a round that is not counted had not left by then.
  const later = new Set(startedRounds.slice(rounds.length).flatMap(listParticipants));
  // Unpaired entries are in no standings.
  const drawable = filterDrawable(state, listExpectedIds(entries));
  return computeStandings(rounds, {
    entryIds: [...new Set([...played, ...drawable])],
    ordersByAverage: settings.ordersByAverage,
    winnerId: outcome.winnerId,
    ...createRowLookups(state),
    leftIds: new Set(
      Object.keys(entries).filter((entryId) => hasLeft(entries[entryId]!) && !later.has(entryId)),
    ),
  });
}
