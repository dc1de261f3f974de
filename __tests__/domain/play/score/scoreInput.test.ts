import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { MatchResult, RoundTerms } from '../../../../src/domain/play/model/round';
import {
  isScoreInputDone,
  createScoreInput,
  toTypedResult,
  typeScoreKey,
  type ScoreInputState,
} from '../../../../src/domain/play/score/scoreInput';
import { getPointsMax, validateResult } from '../../../../src/domain/play/score/validateResult';
import { createRuns } from '../../../support/createRuns';

type Terms = Pick<RoundTerms, 'scoring' | 'target'>;

const createTotal = (target: number): Terms => ({ scoring: 'total', target });
const createFirstTo = (target: number): Terms => ({ scoring: 'firstTo', target });
const timed: Terms = { scoring: 'timed', target: null };

const typeKeys = (
  keys: readonly string[],
  terms: Terms,
  from = createScoreInput(null),
): ScoreInputState => keys.reduce((state, key) => typeScoreKey(state, key, terms), from);

/** The typed fields as text: «15:9» and the reached field. Keys: digits, «<» Backspace, «>» Tab, «^» Shift+Tab. */
function formatTyped(text: string, terms: Terms, from?: ScoreInputState): string {
  const names: Record<string, string> = { '<': 'Backspace', '>': 'Tab', '^': 'Shift+Tab' };
  const { a, b, at, leaves } = typeKeys(
    [...text].map((key) => names[key] ?? key),
    terms,
    from,
  );
  return `${a}:${b} ${leaves ?? at}`;
}

test.each([
  ['15', '15:9 a'],
  ['1', '1:23 a'],
  ['3', '3:21 a'],
  ['35', '3:21 a'],
  ['27', ': a'],
  ['279', '9:15 a'],
  ['27>', ': b'],
  ['05', '0:24 a'],
  ['15>', '15:9 next'],
  ['1>', '1:23 next'],
  ['159', '15:9 a'],
  ['>', ': b'],
  ['>>', ': next'],
  ['>15', '9:15 b'],
  ['>15>', '9:15 next'],
  ['15<', '1:23 a'],
  ['15<<', ': a'],
  ['15<<7', '7:17 a'],
  ['<', ': a'],
  ['^', ': previous'],
  ['>^4', '4:20 a'],
  ['15x', '15:9 a'],
])('PLAY-3: to a sum of 24, %s is %s', (keys, expected) => {
  expect(formatTyped(keys, createTotal(24))).toBe(expected);
});

test.each([
  ['16', '16: b'],
  ['169', '16:9 b'],
  ['9', '9: b'],
  ['916', '9:16 b'],
  ['1>16', '1:16 b'],
  ['169>', '16:9 next'],
  ['17', ': a'],
  ['9>17', '9: b'],
  ['16<', '16: a'],
  ['16<<', '1: a'],
  ['169<5', '16:5 b'],
])('PLAY-3: to 16 points, %s is %s', (keys, expected) => {
  expect(formatTyped(keys, createFirstTo(16))).toBe(expected);
});

test('PLAY-3: by the clock each number is left by a key, or has three digits', () => {
  expect(formatTyped('21>8>', timed)).toBe('21:8 next');
  expect(formatTyped('1008', timed)).toBe('100:8 b');
});

test('PLAY-3: a number that no pair can have is shown until another is typed, and has no effect', () => {
  const slip = typeKeys(['2', '7'], createTotal(24));
  expect(slip).toMatchObject({ a: '', b: '', refused: '27' });
  expect(typeScoreKey(slip, 'Tab', createTotal(24)).refused).toBe('27');
  expect(typeScoreKey(slip, '2', createTotal(24))).toMatchObject({
    a: '2',
    b: '22',
    refused: null,
  });
  expect(typeScoreKey(slip, 'Backspace', createTotal(24)).refused).toBeNull();
});

test('PLAY-3: a score that is there is replaced by the first digit, and taken away by Backspace', () => {
  const from = createScoreInput({ a: 15, b: 9, mark: null });
  expect(formatTyped('', createTotal(24), from)).toBe('15:9 a');
  expect(formatTyped('7', createTotal(24), from)).toBe('7:17 a');
  expect(formatTyped('<', createTotal(24), from)).toBe(': a');
  expect(formatTyped('>', createTotal(24), from)).toBe('15:9 next');
  expect(
    formatTyped('', createTotal(24), createScoreInput({ a: 0, b: 0, mark: 'notPlayed' })),
  ).toBe(': a');
});

test('PLAY-3: nothing follows from the sum in a stopped match', () => {
  const from = createScoreInput({ a: 7, b: 3, mark: 'stopped' });
  expect(formatTyped('8', createTotal(24), from)).toBe('8:3 b');
  expect(toTypedResult(typeKeys(['8', '5'], createTotal(24), from))).toEqual({
    a: 8,
    b: 5,
    mark: 'stopped',
  });
});

/** The digits of a number, then Tab when another digit could follow. */
const listKeys = (points: number, terms: Terms): string[] => {
  const digits = [...String(points)];
  const canGo = points > 0 && points * 10 <= getPointsMax(terms);
  return canGo ? [...digits, 'Tab'] : digits;
};

function expectTyped(result: MatchResult, keys: readonly string[], terms: Terms): void {
  const end = typeKeys(keys, terms);
  expect(toTypedResult(end)).toEqual(result);
  expect(validateResult(result, terms)).toBeNull();
  expect(end.leaves).toBe('next');
}

test('PLAY-3: with a sum up to 32 four keys at most lead to the next match, from either field', () => {
  for (let target = 8; target <= 32; target += 1) {
    for (let points = 0; points <= target; points += 1) {
      const digits = [...String(points)];
      const result = { a: points, b: target - points, mark: null };
      const keys = [...digits, 'Enter'];
      const second = ['Tab', ...keys];
      expect(second.length).toBeLessThanOrEqual(4);
      expectTyped(result, keys, createTotal(target));
      expectTyped({ ...result, a: result.b, b: points }, second, createTotal(target));
    }
  }
});

test('PLAY-3: with a winner’s points six keys at most lead to the next match', () => {
  for (let target = 3; target <= 64; target += 1) {
    for (let loser = 0; loser < target; loser += 1) {
      for (const [a, b] of [
        [target, loser],
        [loser, target],
      ] as const) {
        const keys = [...listKeys(a, createFirstTo(target)), ...String(b), 'Tab'];
        expect(keys.length).toBeLessThanOrEqual(6);
        expectTyped({ a, b, mark: null }, keys, createFirstTo(target));
      }
    }
  }
});

test('PLAY-3: after any keys each number is one that a pair can have, and what is saved at once stays', () => {
  const key = fc.constantFrom(...'0123456789', 'Backspace', 'Tab', 'Enter', 'Shift+Tab', 'x');
  const terms = fc.oneof(
    fc.integer({ min: 8, max: 64 }).map(createTotal),
    fc.integer({ min: 3, max: 64 }).map(createFirstTo),
    fc.constant(timed),
  );
  const digits = [...'0123456789'];
  fc.assert(
    fc.property(fc.array(key, { maxLength: 12 }), terms, (keys, terms) => {
      let state = createScoreInput(null);
      for (const key of keys) {
        state = typeScoreKey(state, key, terms);
        for (const text of [state.a, state.b]) {
          assert.match(text, /^(0|[1-9]\d*)?$/);
          assert(Number(text) <= getPointsMax(terms));
        }
        const result = toTypedResult(state);
        if (terms.scoring === 'total' && result) assert.equal(result.a + result.b, terms.target);
        if (isScoreInputDone(state, terms)) {
          const now = state;
          digits.forEach((digit) => {
            assert.deepEqual(toTypedResult(typeScoreKey(now, digit, terms)), result);
          });
        }
      }
    }),
    createRuns(3_000),
  );
});
