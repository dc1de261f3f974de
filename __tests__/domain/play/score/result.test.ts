import { completeResult } from '../../../../src/domain/play/score/completeResult';
import { getPadLayout } from '../../../../src/domain/play/score/padLayout';
import { validateResult } from '../../../../src/domain/play/score/validateResult';
import { formatScore } from '../../../../src/domain/play/score/formatScore';
import { findWinningSide } from '../../../../src/domain/play/score/winningSide';
import type { ResultMark } from '../../../../src/domain/play/model/round';

const createTotal = (target: number) => ({ scoring: 'total', target }) as const;
const createFirstTo = (target: number) => ({ scoring: 'firstTo', target }) as const;
const timed = { scoring: 'timed', target: null } as const;

const NUMBERS = 'Очки — целые числа от 0';
const SIXTEEN = 'У одной пары должно быть 16, у другой меньше';

test.each([
  [createTotal(24), 15, 9, null, null],
  [createTotal(24), 12, 12, null, null],
  [createTotal(24), 24, 0, null, null],
  [createTotal(24), 15, 10, null, 'Сумма должна быть 24'],
  [createTotal(24), 0, 0, null, 'Сумма должна быть 24'],
  [createTotal(24), 25, 0, null, 'Не больше 24'],
  [createTotal(24), -1, 25, null, NUMBERS],
  [createTotal(24), 12.5, 11.5, null, NUMBERS],
  [createTotal(24), NaN, 24, null, NUMBERS],
  [createTotal(24), 7, 3, 'stopped', null],
  [createTotal(24), 0, 0, 'stopped', null],
  [createTotal(24), 12, 12, 'stopped', null],
  [createTotal(24), 13, 12, 'stopped', 'Сумма не больше 24'],
  [createTotal(24), 0, 0, 'notPlayed', null],
  [createTotal(24), 12, 12, 'notPlayed', 'В несыгранном матче счёта нет'],
  [createFirstTo(16), 16, 15, null, null],
  [createFirstTo(16), 0, 16, null, null],
  [createFirstTo(16), 16, 16, null, SIXTEEN],
  [createFirstTo(16), 15, 14, null, SIXTEEN],
  [createFirstTo(16), 17, 15, null, 'Не больше 16'],
  [createFirstTo(16), 15, 14, 'stopped', null],
  [createFirstTo(16), 17, 14, 'stopped', 'Не больше 16'],
  [createFirstTo(16), 14, 17, 'stopped', 'Не больше 16'],
  [createFirstTo(16), 0, 0, 'notPlayed', null],
  [timed, 0, 0, null, null],
  [timed, 8, 8, null, null],
  [timed, 999, 31, 'stopped', null],
  [timed, 1000, 31, null, 'Не больше 999'],
  [timed, 1, 0, 'notPlayed', 'В несыгранном матче счёта нет'],
] as const)('PLAY-2: %j, %d:%d %s: %s', (terms, a, b, mark: ResultMark | null, problem) => {
  expect(validateResult({ a, b, mark }, terms)).toBe(problem);
});

test('PLAY-2: with a sum the points of one pair give those of the other, and nothing else does', () => {
  for (let target = 8; target <= 64; target += 1) {
    for (let points = 0; points <= target; points += 1) {
      const result = completeResult(createTotal(target), 'a', points)!;
      expect(result).toEqual({ a: points, b: target - points, mark: null });
      expect(validateResult(result, createTotal(target))).toBeNull();
      expect(completeResult(createTotal(target), 'b', points)).toEqual({
        ...result,
        a: result.b,
        b: points,
      });
    }
    expect(completeResult(createTotal(target), 'a', target + 1)).toBeNull();
    expect(completeResult(createTotal(target), 'b', -1)).toBeNull();
  }
  expect(completeResult(createFirstTo(16), 'a', 9)).toBeNull();
  expect(completeResult(timed, 'b', 9)).toBeNull();
});

test('PLAY-2: more points win, in a stopped match too, and a draw has no winner', () => {
  expect(findWinningSide({ a: 15, b: 9, mark: null })).toBe('a');
  expect(findWinningSide({ a: 3, b: 4, mark: 'stopped' })).toBe('b');
  expect(findWinningSide({ a: 12, b: 12, mark: null })).toBeNull();
  expect(findWinningSide({ a: 0, b: 0, mark: 'notPlayed' })).toBeNull();
});

test('PLAY-2: a result is shown in words', () => {
  expect(formatScore({ a: 15, b: 9, mark: null })).toBe('15:9');
  expect(formatScore({ a: 15, b: 9, mark: 'stopped' })).toBe('15:9, прерван');
  expect(formatScore({ a: 0, b: 0, mark: 'notPlayed' })).toBe('не сыгран');
});

test.each([
  [createTotal(4), { length: 5, perRow: 5, presses: 1 }],
  [createTotal(7), { length: 8, perRow: 4, presses: 1 }],
  [createTotal(8), { length: 9, perRow: 5, presses: 1 }],
  [createTotal(16), { length: 17, perRow: 5, presses: 1 }],
  [createTotal(24), { length: 25, perRow: 5, presses: 1 }],
  [createTotal(25), { length: 26, perRow: 6, presses: 1 }],
  [createTotal(32), { length: 33, perRow: 6, presses: 1 }],
  [createFirstTo(16), { length: 17, perRow: 5, presses: 2 }],
  [createFirstTo(32), { length: 33, perRow: 6, presses: 2 }],
])(
  'PLAY-3: for %j the pad has a button for each number: %j',
  (terms, { length, perRow, presses }) => {
    const numbers = Array.from({ length }, (_, index) => index);
    expect(getPadLayout(terms)).toEqual({ kind: 'numbers', numbers, perRow, presses });
  },
);

test('PLAY-3: beyond 32, and by the clock, the pad has digits', () => {
  expect(getPadLayout(createTotal(33))).toEqual({ kind: 'digits', max: 33 });
  expect(getPadLayout(createFirstTo(64))).toEqual({ kind: 'digits', max: 64 });
  expect(getPadLayout(timed)).toEqual({ kind: 'digits', max: 999 });
});
