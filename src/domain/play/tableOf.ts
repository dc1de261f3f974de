import type { EntryState } from './entry';
import type { PlayState } from './playState';
import { replacedBy } from './presence';
import { idsOf } from './roster';
import { begunRounds, presentIn, type Round } from './round';
import { standings, type StandingRow } from './table/standings';

/** Whoever is no longer confirmed plays no more either. */
const hasLeft = ({ attendance, status }: EntryState): boolean =>
  attendance === 'left' || status !== 'confirmed';

/** PLAY-14: the entry whose row of the table an entry's figures are in. */
const rowOf = (state: PlayState, entryId: string): string =>
  replacedBy(state, entryId, ({ sharesRow }) => sharesRow).at(-1) ?? entryId;

/**
 * PLAY-5: the table of a play.
 * @param rounds those that count; all that have begun, where it is not given
 */
export function tableOf(
  state: PlayState,
  rounds: readonly Round[] = begunRounds(state.rounds),
): StandingRow[] {
  const { entries, settings, outcome } = state;
  const begun = begunRounds(state.rounds);
  const played = new Set(begun.flatMap(presentIn));
  // Who plays on in a round that is not counted had not left by then.
  const later = new Set(begun.slice(rounds.length).flatMap(presentIn));
  const waiting = idsOf(entries, 'confirmed').filter(
    (entryId) => entries[entryId]!.attendance !== 'absent',
  );
  return standings(rounds, {
    entryIds: [...new Set([...played, ...waiting])],
    ordersByAverage: settings.ordersByAverage,
    winnerId: outcome.winnerId,
    rowOf: (entryId) => rowOf(state, entryId),
    leftIds: new Set(
      Object.keys(entries).filter((entryId) => hasLeft(entries[entryId]!) && !later.has(entryId)),
    ),
  });
}
