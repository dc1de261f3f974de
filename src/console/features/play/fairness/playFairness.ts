import type { DrawnPair, DrawnRound, Sex } from '../../../../domain/play/draw/drawn';
import { fairness } from '../../../../domain/play/draw/fairness';
import { pairFairness } from '../../../../domain/play/draw/pairFairness';
import { stateOf } from '../../../../domain/play/pendingPlay';
import type { PlayState } from '../../../../domain/play/playState';
import type { Play } from '../../../../domain/play/playWire';
import { seatOf } from '../../../../domain/play/presence';
import { publicNameOf } from '../../../../domain/play/publicNameOf';
import { presentIn, type Pair, type Round } from '../../../../domain/play/round';
import { shortNames } from '../../../../domain/play/shortNames';
import { isPair, rowName } from '../../../../domain/play/table/rowName';
import { tableOf } from '../../../../domain/play/tableOf';

/** Who has a number in the draw: several where one plays in another's place (PLAY-14), both of a fixed pair. */
export type Player = { seat: string; name: string; publicName: string; place: number };

export type PlayFairness = ReturnType<typeof playFairness>;

/** By number; of whom nobody said м/ж some number of the draw speaks (PLAY-40). */
const sexesOf = ({ entries }: PlayState, players: ReadonlyMap<string, Player>): Sex[] =>
  [...players.keys()].map((seat) => entries[seat]!.sex ?? 'm');

/** DRAW-12: who met whom in some of a play's rounds, in the table's order. */
export function playFairness(play: Play, rounds: readonly Round[]) {
  const state = stateOf(play);
  const present = new Set(rounds.flatMap(presentIn));
  const surnameOf = shortNames(play.entries);
  const publicName = publicNameOf(play.entries, play.settings);
  const players = new Map<string, Player>();
  const pairOf = new Map<string, string>();
  const { variant } = state.settings;
  for (const row of tableOf(state)) {
    const { entryIds, place } = row;
    if (isPair(row) && entryIds.some((id) => present.has(id))) {
      for (const id of entryIds) pairOf.set(id, row.id);
      const name = rowName(row, surnameOf);
      players.set(row.id, { seat: row.id, place, name, publicName: rowName(row, publicName) });
      continue;
    }
    for (const entryId of entryIds.filter((id) => present.has(id))) {
      const seat = seatOf(state, entryId);
      const before = players.get(seat);
      const join = (name: string, other: string | undefined) =>
        other === undefined ? name : `${other} → ${name}`;
      players.set(seat, {
        seat,
        place: before?.place ?? place,
        name: join(surnameOf(entryId), before?.name),
        publicName: join(publicName(entryId), before?.publicName),
      });
    }
  }
  const numbers = new Map([...players.keys()].map((seat, number) => [seat, number]));
  const numberOf = (entryId: string): number =>
    numbers.get(pairOf.get(entryId) ?? seatOf(state, entryId))!;
  const pair = ([one, other]: Pair): DrawnPair => [numberOf(one), numberOf(other)];
  const drawn = rounds.map(({ matches, rests }): DrawnRound => ({
    matches: matches.map(({ court, a, b }) => ({ court, a: pair(a), b: pair(b) })),
    rests: rests.map(numberOf),
  }));
  return {
    players: [...players.values()],
    variant,
    counts:
      variant === 'fixed'
        ? pairFairness(drawn, players.size)
        : fairness(drawn, players.size, variant === 'mixed' ? sexesOf(state, players) : null),
    rounds: rounds.length,
    partnerships: 2 * rounds.reduce((sum, { matches }) => sum + matches.length, 0),
  };
}
