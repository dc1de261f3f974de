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

test('PLAY-13: whoever has played leaves, pauses or is replaced, and withdraws no more', () => {
  const listTexts = (isPlaying: boolean, played: readonly string[]) =>
    buildEntryMenu(createEntry('a'), { ...ROSTER, isPlaying, played: new Set(played) }, NOBODY).map(
      ({ text }) => text,
    );
  const out = ['В лист ожидания', 'Снялся', 'Отказать', 'Не пришёл'];
  const inPlay = ['Пропускает раунды', 'Ушёл', 'Замена'];
  expect(listTexts(false, [])).toEqual(expect.arrayContaining(out));
  expect(listTexts(false, [])).not.toEqual(expect.arrayContaining(inPlay));
  expect(listTexts(true, [])).toEqual(expect.arrayContaining([...out, ...inPlay]));
  expect(listTexts(true, ['a'])).toEqual(expect.arrayContaining(inPlay));
  // Even after the end, because the name is in the table.
  for (const isPlaying of [true, false])
    expect(listTexts(isPlaying, ['a']).filter((text) => out.includes(text))).toEqual([]);
});
