import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { PARTNER_MODES } from '../../../../src/domain/play/model/gameSettings';
import {
  isRoundComplete,
  listParticipants,
  listStartedRounds,
  type Match,
  type Round,
} from '../../../../src/domain/play/model/round';
import { listDrawable } from '../../../../src/domain/play/roster/availability';
import { rankByLadder } from '../../../../src/domain/play/standings/ladder';
import { createRuns } from '../../../support/createRuns';
import { createRound } from '../support/mexicanoRounds';
import { createPlayState } from '../support/entries';
import { playTurns, turnsInput } from '../support/playedTurns';

const RUNS = createRuns(1_500);
const ladderInput = fc.record({ turns: turnsInput, variant: fc.constantFrom(...PARTNER_MODES) });
const playLadder = ({
  turns,
  variant,
}: typeof ladderInput extends fc.Arbitrary<infer V> ? V : never) =>
  playTurns({ ...turns, variant, settings: { seating: 'winnersUp' } });

const rank = (state: PlayState, rounds = listStartedRounds(state.rounds)) =>
  rankByLadder(state, rounds, 7);
const listNames = (state: PlayState, rounds: readonly Round[]) =>
  rank(state, [...rounds]).map(({ entryId }) => entryId);

const SEVEN = createPlayState({ а: {}, б: {}, в: {}, г: {}, д: {}, е: {}, ж: {}, з: {}, и: {} });
const withSeeding = (round: Round, ids: string): Round => ({
  ...round,
  seeding: [...ids].map((entryId, index) => ({ entryId, place: index + 1 })),
});

test('DRAW-30: the first round’s order begins the ladder, and a resting player keeps the place', () => {
  const round = withSeeding(
    createRound(['а+в 9:15 б+г', 'д+ж 15:9 е+з'], { rests: ['и'] }),
    'абвгидежз',
  );
  expect(listNames(SEVEN, [round]).join('')).toBe('бгджиавез');
});

test('DRAW-30: a draw, and a match without a score, goes to the pair that stood higher', () => {
  const open = withSeeding(
    createRound(['а+в 12:12 б+г', 'д+з x е+ж'], { rests: ['и'] }),
    'абвгдежзи',
  );
  // 4+7 and 5+6 are equal sums: the pair with the best place counts.
  expect(listNames(SEVEN, [open]).join('')).toBe('авдзбгежи');
});

test('DRAW-30: a round that is not complete moves no player, and late joiners are last', () => {
  const first = withSeeding(createRound(['а+в 9:15 б+г']), 'абвг');
  const second = createRound(['б+г - а+д'], { rests: ['в'] });
  const names = listNames(SEVEN, [first, second]);
  expect(names.slice(0, 5).join('')).toBe('бгавд');
  expect(names.slice(5).toSorted().join('')).toBe('ежзи');
});

test('DRAW-30: the ladder holds everybody present once, in any play', () => {
  let moved = 0;
  fc.assert(
    fc.property(ladderInput, (input) => {
      const { states } = playLadder(input);
      for (const state of states) {
        const names = rank(state).map(({ entryId }) => entryId);
        assert.equal(new Set(names).size, names.length);
        const present = listDrawable(state, listStartedRounds(state.rounds).length + 1);
        assert.deepEqual(
          present.filter((id) => !names.includes(id)),
          [],
        );
        moved += listStartedRounds(state.rounds).filter(isRoundComplete).length;
      }
    }),
    RUNS,
  );
  expect(moved).toBeGreaterThan(RUNS.numRuns);
});

test('DRAW-30: after a round the winners of a court are above its losers, whatever happened before', () => {
  let compared = 0;
  fc.assert(
    fc.property(ladderInput, (input) => {
      const { states } = playLadder(input);
      const state = states.at(-1);
      const last = state && listStartedRounds(state.rounds).at(-1);
      if (!state || !last || !isRoundComplete(last)) return;
      const places = new Map(rank(state).map(({ entryId, place }) => [entryId, place]));
      const isBelow = ({ a, b, result }: Match, one: string, other: string) => {
        const isFirst = result!.a > result!.b;
        return (isFirst ? a : b).includes(one) && (isFirst ? b : a).includes(other);
      };
      for (const match of last.matches) {
        if (match.result!.a === match.result!.b) continue;
        for (const one of [...match.a, ...match.b]) {
          for (const other of [...match.a, ...match.b]) {
            if (!isBelow(match, one, other) || !places.has(one) || !places.has(other)) continue;
            if (
              state.settings.variant === 'mixed' &&
              state.entries[one]!.sex !== state.entries[other]!.sex
            )
              continue;
            assert(places.get(one)! < places.get(other)!);
            compared += 1;
          }
        }
      }
    }),
    RUNS,
  );
  expect(compared).toBeGreaterThan(RUNS.numRuns / 3);
});

test('DRAW-30: neither the order of entry nor that of matches moves the ladder', () => {
  fc.assert(
    fc.property(ladderInput, (input) => {
      const state = playLadder(input).states.at(-1);
      if (!state) return;
      const reversed: PlayState = {
        ...state,
        entries: Object.fromEntries(Object.entries(state.entries).toReversed()),
        rounds: state.rounds.map((round) => ({
          ...round,
          matches: round.matches.toReversed(),
          rests: round.rests.toReversed(),
        })),
      };
      const list = (one: PlayState) => rank(one).map(({ entryId, place }) => `${place} ${entryId}`);
      assert.deepEqual(list(reversed).toSorted(), list(state).toSorted());
    }),
    RUNS,
  );
});

test('DRAW-30: of a court’s four, those of the court above and below meet', () => {
  const round = withSeeding(
    createRound(['а+в 9:15 б+г', 'д+ж 15:9 е+з', 'и+л 15:9 к+м']),
    'абвгдежзиклм',
  );
  const twelve = createPlayState(Object.fromEntries([...'абвгдежзиклм'].map((id) => [id, {}])));
  const names = listNames(twelve, [round]);
  expect(
    [names.slice(0, 4), names.slice(4, 8), names.slice(8)].map((four) => four.join('')),
  ).toEqual(['бгдж', 'авил', 'езкм']);
  expect(listParticipants(round)).toHaveLength(12);
});
