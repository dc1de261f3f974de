import fc from 'fast-check';
import { ATTENDANCES, PAYMENTS, type EntryState } from '../../../../src/domain/play/model/entry';
import {
  listUnpaidIds,
  computeRosterTotals,
} from '../../../../src/domain/play/roster/rosterTotals';
import { countPeople } from '../../../../src/domain/play/roster/people';
import { listSpotHolders } from '../../../../src/domain/play/roster/spots';
import { createRuns } from '../../../support/createRuns';
import { createPlayState } from '../support/entries';

const FEE = 1500;
const PAID = { payment: 'cash', paid: FEE } as const;
const listUnpaid = (entries: Record<string, Partial<EntryState>>, fee = FEE) =>
  listUnpaidIds(createPlayState(entries), fee);

test('PLAY-79: a player who played owes, unless paid or free; an absent, waiting or declined one owes nothing', () => {
  expect(
    listUnpaid({
      paid: PAID,
      owes: {},
      left: { attendance: 'left' },
      free: { payment: 'free' },
      none: { fee: 0 },
      absent: { attendance: 'absent' },
      waiting: { status: 'waiting' },
      declined: { status: 'declined' },
      refunded: { ...PAID, isRefunded: true },
    }),
  ).toEqual(['owes', 'left', 'refunded']);
  expect(listUnpaid({ owes: {} }, 0)).toEqual([]);
});

test('PLAY-79: a spot is paid once: by the substitute or by the replaced player', () => {
  const out = { attendance: 'left' } as const;
  const substitute = { attendance: 'arrived', replaces: 'out' } as const;
  expect(listUnpaid({ out, substitute })).toEqual(['substitute']);
  expect(listUnpaid({ out: { ...out, ...PAID }, substitute })).toEqual([]);
  expect(listUnpaid({ out: { ...out, ...PAID, fee: 2000 }, substitute })).toEqual(['out']);
});

test('PLAY-79: a raised fee is owed by who has paid the former one', () => {
  expect(listUnpaid({ paid: PAID }, 2000)).toEqual(['paid']);
});

const entryState = fc.record({
  attendance: fc.constantFrom(null, ...ATTENDANCES),
  payment: fc.constantFrom(null, ...PAYMENTS),
  fee: fc.constantFrom(null, 500, 2000),
});

test('PLAY-79: with a fee a spot is paid, free, or on the list', () => {
  fc.assert(
    fc.property(fc.array(entryState, { maxLength: 8 }), (states) => {
      const entries = Object.fromEntries(
        states.map((state, index) => [
          `e${index}`,
          { ...state, paid: state.payment === null || state.payment === 'free' ? 0 : FEE },
        ]),
      );
      const play = createPlayState(entries);
      const free = listSpotHolders(play).filter(
        (id) => play.entries[id]!.payment === 'free',
      ).length;
      const { settled } = computeRosterTotals(play, FEE);
      const { confirmed } = countPeople(play);
      expect(listUnpaid(entries)).toHaveLength(confirmed - settled - free);
    }),
    createRuns(200),
  );
});
