import type { RosterContextValue } from '../../../src/console/features/play/roster/rosterContext';
import { buildEntryMenu } from '../../../src/console/features/play/roster/row/buildEntryMenu';
import { anEntry } from '../../domain/play/support/entries';

const ROSTER = {
  playing: false,
  hasPairs: false,
  played: new Set(),
  replaced: new Set(),
} as unknown as RosterContextValue;
const NOBODY = { previous: undefined, next: undefined, afterNext: undefined };

test('ROSTER-12: whoever waits again after a refund is offered to pay again', () => {
  const textsOf = (changes: Parameters<typeof anEntry>[1]) =>
    buildEntryMenu(anEntry('a', { status: 'waiting', ...changes }), ROSTER, NOBODY).map(
      ({ text }) => text,
    );
  const paid = { payment: 'cash', paid: 1500 } as const;
  expect(textsOf({})).toContain('Оплатил наличными');
  expect(textsOf(paid)).not.toContain('Оплатил наличными');
  expect(textsOf({ ...paid, isRefunded: true })).toContain('Оплатил наличными');
});
