import type { EntryState } from './entry';
import type { PlayState } from './playState';
import { replacedBy, seatOf } from './presence';
import { idsOf } from './roster';
import { begunRounds, presentIn, type Round } from './round';
import { standings, type StandingRow, type TableOptions } from './table/standings';
import { drawable, partnerOf } from './variant';

/** Whoever is no longer confirmed plays no more either. */
const hasLeft = ({ attendance, status }: EntryState): boolean =>
  attendance === 'left' || status !== 'confirmed';

/**
 * PLAY-14, PLAY-41: whose row of the table an entry's figures are in, and in whose seat of it: a fixed pair is one row,
 * also with a substitute.
 */
function placesIn(state: PlayState): Pick<TableOptions, 'rowOf' | 'seatOf'> {
  const rowOf = (entryId: string): string =>
    replacedBy(state, entryId, ({ sharesRow }) => sharesRow).at(-1) ?? entryId;
  if (state.settings.variant !== 'fixed') return { rowOf };
  const pairs = new Map<string, string>();
  for (const entryId of Object.keys(state.entries)) {
    const partner = partnerOf(state, entryId);
    if (partner === null) continue;
    const [seat, other] = [seatOf(state, entryId), seatOf(state, partner)];
    pairs.set(seat, seat < other ? seat : other);
  }
  const pairOf = (entryId: string) => pairs.get(seatOf(state, entryId));
  return {
    rowOf: (entryId) => pairOf(entryId) ?? rowOf(entryId),
    seatOf: (entryId) => (pairOf(entryId) ? seatOf(state, entryId) : rowOf(entryId)),
  };
}

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
  const coming = idsOf(entries, 'confirmed').filter(
    (entryId) => entries[entryId]!.attendance !== 'absent',
  );
  // Whom the pairs leave over stands in no table.
  const waiting = drawable(state, coming);
  return standings(rounds, {
    entryIds: [...new Set([...played, ...waiting])],
    ordersByAverage: settings.ordersByAverage,
    winnerId: outcome.winnerId,
    ...placesIn(state),
    leftIds: new Set(
      Object.keys(entries).filter((entryId) => hasLeft(entries[entryId]!) && !later.has(entryId)),
    ),
  });
}
