import fc from 'fast-check';
import { EMPTY_PLAY_STATE } from '../../../../src/domain/play/log/playState';
import { ATTENDANCES, PAYMENTS, type EntryState } from '../../../../src/domain/play/model/entry';
import { countPeople } from '../../../../src/domain/play/roster/people';
import { buildRosterText } from '../../../../src/domain/play/roster/rosterText';
import {
  computeExpectedFees,
  computeRosterTotals,
  getUnderpaidAmount,
} from '../../../../src/domain/play/roster/rosterTotals';
import { countFreeSpots, listSpotHolders } from '../../../../src/domain/play/roster/spots';
import { createTournament } from '../../support/samples';
import { createEntry, createPlayState } from '../support/entries';
import { createRuns } from '../../../support/createRuns';

const FEE = 1500;
const PAID = { payment: 'cash', paid: FEE } as const;
const computeTotal = (entries: Record<string, Partial<EntryState>>, fee = FEE) =>
  computeRosterTotals(createPlayState(entries, { capacity: 4 }), fee);

test('ROSTER-1: an absent player holds no spot, and a substitute holds the spot of the replaced player', () => {
  const play = createPlayState(
    {
      here: {},
      late: { attendance: 'late' },
      absent: { attendance: 'absent' },
      out: { attendance: 'left' },
      substitute: { attendance: 'arrived', replaces: 'out' },
      gone: { attendance: 'left' },
      waiting: { status: 'waiting' },
    },
    { capacity: 5 },
  );
  expect(listSpotHolders(play)).toEqual(['here', 'late', 'substitute', 'gone']);
  expect(countFreeSpots(play)).toBe(1);
});

test('ROSTER-1: two who played in each other’s place hold one spot', () => {
  const play = createPlayState({
    one: { replaces: 'other', attendance: 'arrived' },
    other: { replaces: 'one', attendance: 'left' },
  });
  expect(listSpotHolders(play)).toEqual(['one']);
});

test('ROSTER-11: entries that play for free have not paid', () => {
  expect(
    computeTotal({
      a: PAID,
      b: { payment: 'free' },
      c: { fee: 0 },
      d: {},
      e: { ...PAID, isRefunded: true },
    }).settled,
  ).toBe(1);
});

test('ROSTER-11: a raised fee leaves a rest to be paid, and an entry that owes it has not paid', () => {
  const paid = createEntry('a', PAID);
  expect(getUnderpaidAmount(paid, FEE)).toBe(0);
  expect(getUnderpaidAmount(paid, 2000)).toBe(500);
  expect(getUnderpaidAmount(paid, 1000)).toBe(0);
  expect(getUnderpaidAmount(createEntry('b', { payment: 'free' }), 2000)).toBe(0);
  expect(getUnderpaidAmount(createEntry('c'), 2000)).toBe(0);
  expect(computeTotal({ a: PAID }, 2000)).toMatchObject({ settled: 0, expected: 2000, paid: FEE });
});

test('ROSTER-11, ROSTER-18: a raised fee leaves a rest of the spot in which a substitute plays, too', () => {
  const out = { ...PAID, attendance: 'left' } as const;
  const substitute = { replaces: 'a', attendance: 'arrived' } as const;
  const raised = { expected: 2000, settled: 0, paid: FEE };
  expect(computeTotal({ a: out, b: substitute }, 2000)).toMatchObject(raised);
  expect(computeTotal({ a: { ...out, fee: 2000 }, b: substitute })).toMatchObject(raised);
  expect(computeTotal({ a: { ...out, paid: 2000 }, b: substitute }, 2000)).toMatchObject({
    expected: 2000,
    settled: 1,
  });
  expect(
    computeTotal({ a: out, b: substitute, c: { ...substitute, replaces: 'b' } }, 2000),
  ).toMatchObject(raised);
  expect(computeTotal({ a: out, b: { ...substitute, ...PAID } }, 2000)).toMatchObject({
    expected: 2000 + FEE,
    settled: 0,
  });
});

test('ROSTER-18: a substitute’s own fee counts once they pay, and not of a place that is paid', () => {
  const out = { ...PAID, attendance: 'left' } as const;
  const substitute = { replaces: 'a', attendance: 'arrived', fee: 2000 } as const;
  expect(computeTotal({ a: out, b: substitute })).toMatchObject({
    ...{ expected: FEE, settled: 1, paid: FEE },
  });
  expect(computeTotal({ a: { attendance: 'left' }, b: substitute })).toMatchObject({
    ...{ expected: 2000, settled: 0, paid: 0 },
  });
  expect(computeTotal({ a: out, b: { ...substitute, payment: 'cash', paid: 2000 } })).toMatchObject(
    {
      ...{ expected: FEE + 2000, settled: 1, paid: FEE + 2000 },
    },
  );
});

test.each([
  ['an absent player owes nothing', { a: PAID, b: { attendance: 'absent' } }, 1, FEE, FEE],
  [
    'the fee of an absent player is kept',
    { a: PAID, b: { ...PAID, attendance: 'absent' } },
    1,
    2 * FEE,
    2 * FEE,
  ],
  [
    'a substitute plays on the spot that is paid for',
    { a: { ...PAID, attendance: 'left' }, b: { replaces: 'a', attendance: 'arrived' } },
    1,
    FEE,
    FEE,
  ],
  [
    'or pays for it',
    { a: { attendance: 'left' }, b: { ...PAID, replaces: 'a', attendance: 'arrived' } },
    1,
    FEE,
    FEE,
  ],
  [
    'or both have',
    { a: { ...PAID, attendance: 'left' }, b: { ...PAID, replaces: 'a', attendance: 'arrived' } },
    1,
    2 * FEE,
    2 * FEE,
  ],
] satisfies [string, Record<string, Partial<EntryState>>, number, number, number][])(
  'ROSTER-18: expected fees: %s',
  (_, entries, settled, paid, expected) => {
    expect(computeTotal(entries)).toMatchObject({ settled, paid, expected });
  },
);

test('ROSTER-13: the text names and counts those who hold a spot', () => {
  const entries = [
    createEntry('Орлова', { rank: 'a1' }),
    createEntry('Зимина', { rank: 'a2', attendance: 'absent' }),
    createEntry('Ким', { rank: 'a3', attendance: 'left' }),
    createEntry('Ли', { rank: 'a4', attendance: 'arrived', replaces: 'Ким' }),
  ];
  const text = buildRosterText(createTournament(), {
    ...EMPTY_PLAY_STATE,
    entries,
    settings: { ...EMPTY_PLAY_STATE.settings, capacity: 2 },
  });
  expect(text).toContain('Состав (2\u00a0играют):\n1. Мария О.\n2. Мария Л.');
  expect(text).not.toContain('3.');
});

test('ROSTER-1, ROSTER-18: all that is counted of a roster agrees', () => {
  const entry = fc.record({
    attendance: fc.constantFrom(null, ...ATTENDANCES),
    payment: fc.constantFrom(null, ...PAYMENTS),
    status: fc.constantFrom('confirmed' as const, 'confirmed' as const, 'waiting' as const),
    fee: fc.constantFrom(null, 0, 500),
    replaces: fc.constantFrom(null, null, 'e0', 'e1', 'e2'),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (list) => {
      const play = createPlayState(
        Object.fromEntries(
          list.map(({ payment, ...one }, index) => {
            const isMoney = payment === 'cash' || payment === 'transfer';
            const paid = isMoney ? (one.fee ?? FEE) : 0;
            return [`e${index}`, { ...one, payment, paid }];
          }),
        ),
        { capacity: 6 },
      );
      const totals = computeRosterTotals(play, FEE);
      const { payOwnFee, otherFees } = computeExpectedFees(play);
      const { confirmed } = countPeople(play);
      expect(confirmed).toBe(listSpotHolders(play).length);
      expect(confirmed + countFreeSpots(play)).toBe(6);
      expect(totals.expected).toBe(payOwnFee * FEE + otherFees);
      expect(totals.settled).toBeLessThanOrEqual(confirmed);
      expect(totals.arrived).toBeLessThanOrEqual(confirmed);
      const paidByConfirmed = Object.values(play.entries)
        .filter(({ status }) => status === 'confirmed')
        .reduce((sum, { paid }) => sum + paid, 0);
      expect(paidByConfirmed).toBeLessThanOrEqual(totals.expected);
    }),
    createRuns(),
  );
});
