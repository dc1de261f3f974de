import type { RosterContextValue } from '../../../src/console/features/play/roster/rosterContext';
import { buildEntryMenu } from '../../../src/console/features/play/roster/row/buildEntryMenu';
import { createEntry } from '../../domain/play/support/entries';

const ROSTER = {
  isPlaying: false,
  hasPairs: false,
  played: new Set(),
  replaced: new Set(),
} as unknown as RosterContextValue;
const NOBODY = { previous: undefined, next: undefined, afterNext: undefined };

test('ROSTER-12: whoever waits again after a refund is offered to pay again', () => {
  const listTexts = (changes: Parameters<typeof createEntry>[1]) =>
    buildEntryMenu(createEntry('a', { status: 'waiting', ...changes }), ROSTER, NOBODY).map(
      ({ text }) => text,
    );
  const paid = { payment: 'cash', paid: 1500 } as const;
  expect(listTexts({})).toContain('Оплатил наличными');
  expect(listTexts(paid)).not.toContain('Оплатил наличными');
  expect(listTexts({ ...paid, isRefunded: true })).toContain('Оплатил наличными');
});
