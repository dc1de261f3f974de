import fc from 'fast-check';
import type { RoundTerms } from '../../../../src/domain/play/model/round';
import { pressPoints } from '../../../../src/domain/play/score/padState';
import { getPointsMax, validateResult } from '../../../../src/domain/play/score/validateResult';
import {
  NO_PAD,
  createPadAddress,
  formatPadQuery,
  isPadPressed,
  parsePadAddress,
  setPadPoints,
  getTypedPoints,
  type PadAddress,
} from '../../../../src/domain/play/scoreLink/padAddress';
import { createRuns } from '../../../support/createRuns';

const ROUND = '00c0ffee00c0ffee';

type Terms = Pick<RoundTerms, 'scoring' | 'target'>;

const timed: Terms = { scoring: 'timed', target: null };
const terms = fc.oneof(
  fc.constant(timed),
  fc
    .tuple(fc.constantFrom('total' as const, 'firstTo' as const), fc.integer({ min: 33, max: 99 }))
    .map(([scoring, target]): Terms => ({ scoring, target })),
);

/** The score pad that a page's address opens during the given round. */
const parseIn = (roundId: string | undefined, text: string): PadAddress => {
  const query = new URLSearchParams(text);
  return parsePadAddress((name) => query.get(name) ?? '', roundId);
};

/** Writes the address and parses it again. */
const parseAgain = (address: PadAddress): PadAddress => parseIn(ROUND, formatPadQuery(address));

const listDigits = (points: number): number[] => [...String(points)].map(Number);

const typeDigit = (address: PadAddress, of: Terms, digit: number): PadAddress =>
  parseAgain(setPadPoints(address, of, (getTypedPoints(address) ?? 0) * 10 + digit));

const typeNumber = (address: PadAddress, of: Terms, points: number): PadAddress =>
  listDigits(points).reduce((now, digit) => typeDigit(now, of, digit), address);

test('SEEN-72: every possible result is typed by its digits, a pair at a time or at once with a sum', () => {
  fc.assert(
    fc.property(terms, fc.nat(999), fc.nat(999), fc.boolean(), (of, a, b, isStopped) => {
      const max = getPointsMax(of);
      const isSum = of.scoring === 'total' && !isStopped;
      const first = a % (max + 1);
      const second = isSum ? max - first : b % (max + 1);
      const mark = isStopped ? ('stopped' as const) : null;
      const begun = typeNumber({ ...createPadAddress(ROUND, 2), isStopped }, of, first);
      const next = pressPoints(begun, of, first);
      if (isSum) {
        expect(next).toEqual({ a: first, b: second, mark });
        expect(validateResult({ a: first, b: second, mark }, of)).toBeNull();
        return;
      }
      expect(next).toMatchObject({ side: 'b', a: first, b: null });
      const other = typeNumber(parseAgain(next as PadAddress), of, second);
      expect(pressPoints(other, of, second)).toEqual({ a: first, b: second, mark });
    }),
    createRuns(),
  );
});

test('SEEN-72: a number typed for the other pair replaces what followed from the first, and nothing else does', () => {
  const begun = typeNumber(createPadAddress(ROUND, 1), timed, 31);
  expect(typeNumber({ ...begun, side: 'b' }, timed, 40)).toMatchObject({ a: 31, b: 40 });
  const total: Terms = { scoring: 'total', target: 40 };
  const other = typeNumber(
    { ...typeNumber(createPadAddress(ROUND, 1), total, 31), side: 'b' },
    total,
    5,
  );
  expect(other).toMatchObject({ a: null, b: 5 });
  expect(pressPoints(other, total, 5)).toEqual({ a: 35, b: 5, mark: null });
});

test('SEEN-72: a number that was just saved is not one that is being typed', () => {
  expect(getTypedPoints({ ...createPadAddress(ROUND, 1), a: 31, isSaved: true })).toBeNull();
  expect(setPadPoints({ ...createPadAddress(ROUND, 1), isSaved: true }, timed, 3)).toMatchObject({
    a: 3,
    isSaved: false,
  });
});

test('SEEN-15: the address of a pad opens it in its own round alone, and one without a round opens none', () => {
  const id = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' });
  const points = fc.option(fc.nat(999));
  const pad = fc.record<PadAddress>({
    roundId: id,
    court: fc.nat(999),
    side: fc.constantFrom('a', 'b'),
    a: points,
    b: points,
    isStopped: fc.boolean(),
    isSaved: fc.boolean(),
    seen: fc.option(
      fc.record({
        a: fc.nat(999),
        b: fc.nat(999),
        mark: fc.constantFrom(null, 'stopped', 'notPlayed'),
      }),
    ),
  });
  fc.assert(
    fc.property(pad, id, (address, other) => {
      const query = formatPadQuery(address);
      // Until a button is pressed, the pad shows the stored result.
      const seen = isPadPressed(address) ? address.seen : null;
      expect(parseIn(address.roundId, query)).toEqual({ ...address, seen });
      expect(parseIn(undefined, query)).toEqual(NO_PAD);
      if (other !== address.roundId) expect(parseIn(other, query)).toEqual(NO_PAD);
    }),
    createRuns(),
  );
  for (const round of [ROUND, undefined])
    expect(parseIn(round, '?court=2&a=15&saved=1')).toEqual(NO_PAD);
});
