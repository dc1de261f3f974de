import fc from 'fast-check';
import { REST_CREDITS, SCORINGS } from '../../../../src/domain/play/model/gameSettings';
import type {
  Match,
  Pair,
  MatchResult,
  Round,
  RoundTerms,
} from '../../../../src/domain/play/model/round';
import type { StandingsOptions } from '../../../../src/domain/play/standings/standings';

export type StandingsInput = {
  rounds: Round[];
  options: Required<Omit<StandingsOptions, 'winnerId' | 'finalWinnerId' | 'slotOf'>>;
};

const IDS = Array.from({ length: 11 }, (_, index) => `p${index}`);
/** Replaces a player from some round on and shares that player's standings row. */
const SUBSTITUTE = 's';
const SUBSTITUTED = 'p0';

/** Low targets, so that ties are frequent. */
const terms: fc.Arbitrary<RoundTerms> = fc.record({
  scoring: fc.constantFrom(...SCORINGS),
  target: fc.constantFrom(3, 4, 5, 8),
  minutes: fc.constant(10),
  restCredit: fc.constantFrom(...REST_CREDITS),
});

type Kind = 'whole' | 'draw' | 'stopped' | 'notPlayed' | 'missing';
const score = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Kind>('whole') },
    fc.constantFrom<Kind>('draw', 'stopped', 'notPlayed', 'missing'),
  ),
  points: fc.nat(8),
  isTurned: fc.boolean(),
});
type Score = typeof score extends fc.Arbitrary<infer Value> ? Value : never;

function toResult({ kind, points, isTurned }: Score, target: number): MatchResult | null {
  if (kind === 'missing') return null;
  if (kind === 'notPlayed') return { a: 0, b: 0, mark: 'notPlayed' };
  const one = kind === 'draw' ? Math.floor(target / 2) : points % (target + 1);
  const other = kind === 'stopped' ? points % (target - one + 1) : target - one;
  const mark = kind === 'stopped' ? 'stopped' : null;
  return isTurned ? { a: other, b: one, mark } : { a: one, b: other, mark };
}

const roundParts = fc.record({
  present: fc.shuffledSubarray(IDS, { minLength: 4 }),
  terms,
  scores: fc.array(score, { minLength: 2, maxLength: 2 }),
  isBegun: fc.constantFrom(true, true, true, true, false),
});
type RoundParts = typeof roundParts extends fc.Arbitrary<infer Value> ? Value : never;

function toRound(
  { present, terms, scores, isBegun }: RoundParts,
  index: number,
  from: number,
): Round {
  const ids = present.map((id) => (id === SUBSTITUTED && index >= from ? SUBSTITUTE : id));
  const courts = Math.min(2, Math.floor(ids.length / 4));
  const matches = Array.from({ length: courts }, (_, court): Match => {
    const [one, two, three, four] = ids.slice(4 * court) as [string, string, string, string];
    const result = isBegun ? toResult(scores[court]!, terms.target!) : null;
    return { court: court + 1, a: [one, two], b: [three, four], result };
  });
  return {
    id: `r${index}`,
    basis: '',
    seed: 1,
    seeding: [],
    matches,
    rests: ids.slice(4 * courts),
    start: isBegun ? { at: '2026-11-25T16:00:00.000Z', terms } : null,
  };
}

export const standingsInput: fc.Arbitrary<StandingsInput> = fc
  .record({
    drawn: fc.array(roundParts, { maxLength: 6 }),
    from: fc.nat(8),
    left: fc.subarray(IDS, { maxLength: 3 }),
    order: fc.constantFrom('points' as const, 'average' as const, 'wins' as const),
  })
  .map(({ drawn, from, left, order }) => ({
    rounds: drawn.map((one, index) => toRound(one, index, from)),
    options: {
      entryIds: from < 6 ? [...IDS, SUBSTITUTE] : IDS,
      order,
      rowOf: (id) => (id === SUBSTITUTE ? SUBSTITUTED : id),
      leftIds: new Set(from < 6 ? [...left, SUBSTITUTED] : left),
    },
  }));

const rotate = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)].toReversed();
};
const swapPair = ([one, other]: Pair): Pair => [other, one];

/** The same rounds, with players, courts, pairs and scores in another order. */
export const reorder = ({ rounds, options }: StandingsInput, by: number): StandingsInput => ({
  rounds: rounds.map((round) => ({
    ...round,
    rests: rotate(round.rests, by),
    matches: rotate(round.matches, by).map(({ court, a, b, result }) => ({
      court,
      a: swapPair(b),
      b: swapPair(a),
      result: result && { ...result, a: result.b, b: result.a },
    })),
  })),
  options: { ...options, entryIds: rotate(options.entryIds, by) },
});
