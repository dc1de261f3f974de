import fc from 'fast-check';
import {
  listDrawnMatchPlayers,
  listDrawnParticipants,
  type DrawnRound,
  type Sex,
  listNumbersBelow,
} from '../../../src/domain/draw/base/drawnRound';

export const sortNumbers = (numbers: Iterable<number>): number[] =>
  [...numbers].sort((one, other) => one - other);

/** Flaws of a round. In any play each present player must play or rest exactly once. */
export function listRoundFlaws(
  { matches, rests }: DrawnRound,
  present: readonly number[],
  matchCount: number,
): string[] {
  const courts = matches.map(({ court }) => court);
  return [
    sortNumbers(listDrawnParticipants({ matches, rests })).join() !== sortNumbers(present).join() &&
      'who takes part',
    matches.length !== matchCount && 'how many matches',
    courts.join() !== matches.map((_, at) => at + 1).join() && 'courts',
    rests.length !== present.length - 4 * matches.length && 'how many rest',
  ].filter((flaw) => flaw !== false);
}

/** The largest difference between the players' numbers of matches after any round. */
export function computeWorstSpread(
  rounds: readonly DrawnRound[],
  players: readonly number[],
): number {
  const counts = new Map(players.map((player) => [player, 0]));
  const spreads = rounds.map(({ matches }) => {
    for (const player of matches.flatMap(listDrawnMatchPlayers)) {
      if (counts.has(player)) counts.set(player, counts.get(player)! + 1);
    }
    return Math.max(...counts.values()) - Math.min(...counts.values());
  });
  return Math.max(0, ...spreads);
}

/** Numbers of players and rounds, maximum number of courts, and a seed. */
export const createSizes = ({ players = 40, rounds = 12 } = {}) =>
  fc
    .record({
      seed: fc.nat(),
      players: fc.integer({ min: 4, max: players }),
      rounds: fc.integer({ min: 1, max: rounds }),
    })
    .chain((size) =>
      fc
        .integer({ min: 1, max: Math.min(10, Math.floor(size.players / 4)) })
        .map((courts) => ({ ...size, courts })),
    );

/** The present players of each round: players come late, leave, or are away for some rounds. */
export const createPresence = (players: number, rounds: number): fc.Arbitrary<number[][]> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constant([0, rounds]) },
        fc.tuple(fc.nat(rounds), fc.nat(rounds)),
        fc.tuple(fc.nat(rounds), fc.constant(rounds)),
      ),
      { minLength: players, maxLength: players },
    )
    .map((spans) =>
      listNumbersBelow(rounds).map((round) =>
        listNumbersBelow(players).filter((player) => {
          const [from, to] = spans[player]! as [number, number];
          // A player with reversed bounds is absent between them.
          return from <= to ? from <= round && round < to : round < to || from <= round;
        }),
      ),
    );

export const listSexes = (men: number, women: number): Sex[] => [
  ...listNumbersBelow(men).map(() => 'm' as const),
  ...listNumbersBelow(women).map(() => 'f' as const),
];
