import type { PlayState } from '../log/playState';
import type { EntryState } from '../model/entry';
import { getStandingsOrder } from '../model/gameSettings';
import { listStartedRounds, listParticipants, type Round } from '../model/round';
import { listExpectedIds } from '../roster/attendance';
import { listReplacedIds, getSlot } from '../roster/availability';
import { createPairIdLookup } from '../roster/fixedPairs';
import { filterDrawable } from '../roster/partnerMode';
import { computeStandings, type StandingsRow, type StandingsOptions } from './standings';

/** True for an entry that has left, or is no longer confirmed. */
const hasLeft = ({ attendance, status }: EntryState): boolean =>
  attendance === 'left' || status !== 'confirmed';

/** Lookups for the row and slot of each entry (PLAY-14, PLAY-41). A fixed pair is one row, even with a substitute. */
function createRowLookups(state: PlayState): Pick<StandingsOptions, 'rowOf' | 'slotOf'> {
  const rowOf = (entryId: string): string =>
    listReplacedIds(state, entryId, ({ sharesRow }) => sharesRow).at(-1) ?? entryId;
  if (state.settings.variant !== 'fixed') return { rowOf };
  const findPairId = createPairIdLookup(state);
  return {
    rowOf: (entryId) => findPairId(entryId) ?? rowOf(entryId),
    slotOf: (entryId) => (findPairId(entryId) ? getSlot(state, entryId) : rowOf(entryId)),
  };
}

/**
 * The standings of a play (PLAY-5).
 * @param rounds the rounds to count; by default all started ones
 */
export function computePlayStandings(
  state: PlayState,
  rounds: readonly Round[] = listStartedRounds(state.rounds),
): StandingsRow[] {
  const { entries, settings, outcome } = state;
  const startedRounds = listStartedRounds(state.rounds);
  const played = new Set(startedRounds.flatMap(listParticipants));
  // A player who takes part in a later, uncounted round had not left by then.
  const later = new Set(startedRounds.slice(rounds.length).flatMap(listParticipants));
  // An unpaired entry appears in the standings only if it has played.
  const drawable = filterDrawable(state, listExpectedIds(state));
  return computeStandings(rounds, {
    entryIds: [...new Set([...played, ...drawable])],
    order: getStandingsOrder(settings),
    winnerId: outcome.winnerId,
    finalWinnerId: outcome.finalWinnerId,
    ...createRowLookups(state),
    leftIds: new Set(
      Object.keys(entries).filter((entryId) => hasLeft(entries[entryId]!) && !later.has(entryId)),
    ),
  });
}
