import { listNumbersBelow, type DrawnRound, type Sex } from '../base/drawnRound';
import type { SeatingProblem } from '../base/drawProblem';
import type { PairRound } from '../base/pairRounds';
import { shuffle, type Random } from '../base/random';
import {
  chooseRests,
  listDrawnRestGroups,
  recordRoundRests,
  computeRestRecord,
  levelNewcomers,
} from '../base/rests';

/** The seats of the coming rounds; the search changes them in place. */
export type Seating = {
  players: number;
  sexes: readonly Sex[] | null;
  /**
   * Players by round and seat: four seats for each match, then the resting players. The partner of seat s has seat s ^
   * 1, the opponents have s ^ 2 and s ^ 3. In микст men have the even seats. A fixed pair has one seat, so a match has
   * two.
   */
  seats: Uint8Array[];
  /** Number of seats in matches, by round. */
  playing: number[];
  /** 1 for a rest, by round and player. An extra first row has the rests of the last played round. */
  rested: Uint8Array[];
  present: Uint8Array[];
  newcomers: Uint8Array[];
  /** Level of rests before the round, by round and player. */
  levels: Uint8Array[];
};

const createFlags = (players: number, flagged: Iterable<number>): Uint8Array => {
  const row = new Uint8Array(players);
  for (const player of flagged) row[player] = 1;
  return row;
};

/** Alternates men and women: men get the even seats, women the odd ones. */
const alternate = ([one, other]: readonly (readonly number[])[]): number[] =>
  other === undefined ? [...one!] : one!.flatMap((player, at) => [player, other[at]!]);

/** A seating by lot with fair rests; the search keeps the rests fair. */
export function seatByLot(problem: SeatingProblem, random: Random): Seating {
  const { players, attended, sexes } = problem;
  const record = computeRestRecord(attended, players, sexes);
  const seating: Seating = {
    players,
    sexes,
    seats: [],
    playing: [],
    rested: [createFlags(players, attended.at(-1)?.rests ?? [])],
    present: [],
    newcomers: [],
    levels: [],
  };
  for (const [round, present] of problem.presence.entries()) {
    const groups = listDrawnRestGroups(present, sexes).map((group) => shuffle(group, random));
    const playing = problem.countSeats(groups, round);
    const each = playing / groups.length;
    const newcomers = new Set(groups.flatMap((group) => [...levelNewcomers(record, group)]));
    const rests = groups.flatMap((group) =>
      chooseRests(record, group, newcomers, group.length - each),
    );
    const seated = groups.map((group) => group.filter((player) => !rests.includes(player)));
    seating.seats.push(Uint8Array.from([...alternate(seated), ...rests]));
    seating.playing.push(playing);
    seating.rested.push(createFlags(players, rests));
    seating.present.push(createFlags(players, present));
    seating.newcomers.push(createFlags(players, newcomers));
    seating.levels.push(Uint8Array.from(record.levels));
    recordRoundRests(record, present, rests);
  }
  return seating;
}

/** The rounds of a seating in fours; courts follow the order of seats. */
export const toDrawnRounds = ({
  seats,
  playing,
}: Pick<Seating, 'seats' | 'playing'>): DrawnRound[] =>
  seats.map((row, round) => ({
    matches: listNumbersBelow(playing[round]! / 4).map((match) => ({
      court: match + 1,
      a: [row[4 * match]!, row[4 * match + 1]!],
      b: [row[4 * match + 2]!, row[4 * match + 3]!],
    })),
    rests: [...row.subarray(playing[round])].sort((one, other) => one - other),
  }));

/** The rounds of a seating in which each pair has one seat. */
export const toDrawnPairRounds = ({
  seats,
  playing,
}: Pick<Seating, 'seats' | 'playing'>): PairRound[] =>
  seats.map((row, round) => ({
    matches: listNumbersBelow(playing[round]! / 2).map((match) => [
      row[2 * match]!,
      row[2 * match + 1]!,
    ]),
    rests: [...row.subarray(playing[round])],
  }));
