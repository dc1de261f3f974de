import fc from 'fast-check';
import type { RoundTerms } from '../../../src/domain/play/round';
import { pointsMax, resultProblem } from '../../../src/domain/play/score/resultProblem';
import {
  padOn,
  padQuery,
  pressed,
  readPadAddress,
  typed,
  typedPoints,
  type PadAddress,
} from '../../../src/domain/play/scoreLink/padAddress';

type Terms = Pick<RoundTerms, 'scoring' | 'target'>;

const timed: Terms = { scoring: 'timed', target: null };
const terms = fc.oneof(
  fc.constant(timed),
  fc
    .tuple(fc.constantFrom('total' as const, 'firstTo' as const), fc.integer({ min: 33, max: 99 }))
    .map(([scoring, target]): Terms => ({ scoring, target })),
);

/** What the page's address says of it, read back. */
const kept = (address: PadAddress): PadAddress => {
  const query = new URLSearchParams(padQuery(address));
  return readPadAddress((name) => query.get(name) ?? '');
};

const digitsOf = (points: number): number[] => [...String(points)].map(Number);

const typeDigit = (address: PadAddress, of: Terms, digit: number): PadAddress =>
  kept(typed(address, of, (typedPoints(address) ?? 0) * 10 + digit));

const typeNumber = (address: PadAddress, of: Terms, points: number): PadAddress =>
  digitsOf(points).reduce((now, digit) => typeDigit(now, of, digit), address);

test('SEEN-72: every result that can stand is typed by its digits, a pair at a time or at once with a sum', () => {
  fc.assert(
    fc.property(terms, fc.nat(999), fc.nat(999), fc.boolean(), (of, a, b, isStopped) => {
      const max = pointsMax(of);
      const isSum = of.scoring === 'total' && !isStopped;
      const first = a % (max + 1);
      const second = isSum ? max - first : b % (max + 1);
      const mark = isStopped ? ('stopped' as const) : null;
      const begun = typeNumber({ ...padOn(2), isStopped }, of, first);
      const next = pressed(begun, of, first);
      if (isSum) {
        expect(next).toEqual({ a: first, b: second, mark });
        expect(resultProblem({ a: first, b: second, mark }, of)).toBeNull();
        return;
      }
      expect(next).toMatchObject({ side: 'b', a: first, b: null });
      const other = typeNumber(kept(next as PadAddress), of, second);
      expect(pressed(other, of, second)).toEqual({ a: first, b: second, mark });
    }),
  );
});

test('SEEN-72: a number typed for the other pair replaces what followed from the first, and nothing else does', () => {
  const begun = typeNumber(padOn(1), timed, 31);
  expect(typeNumber({ ...begun, side: 'b' }, timed, 40)).toMatchObject({ a: 31, b: 40 });
  const total: Terms = { scoring: 'total', target: 40 };
  const other = typeNumber({ ...typeNumber(padOn(1), total, 31), side: 'b' }, total, 5);
  expect(other).toMatchObject({ a: null, b: 5 });
  expect(pressed(other, total, 5)).toEqual({ a: 35, b: 5, mark: null });
});

test('SEEN-72: what was just saved is no number that is being typed', () => {
  expect(typedPoints({ ...padOn(1), a: 31, isSaved: true })).toBeNull();
  expect(typed({ ...padOn(1), isSaved: true }, timed, 3)).toMatchObject({ a: 3, isSaved: false });
});
