import { screen } from '@testing-library/react';
import { SettingsOrigin } from '../../../src/console/features/play/settings/SettingsOrigin';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { ROUNDS } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const show = (changes: Partial<Play>, settings: Partial<Play['settings']> = {}) =>
  renderPart((actions) => (
    <SettingsOrigin
      tournament={createPlayTournament('Американо')}
      play={{ ...createPlay({ rounds: [], settings }), ...changes }}
      actions={actions}
    />
  ));

const listOptions = () =>
  screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
const LAST = { tournamentId: 7, settings: { courts: 2, variant: 'mixed' } } as const;

test('PLAY-73: built-in settings are not mentioned until one is changed', async () => {
  const { user, show: showAgain } = show({});
  expect(screen.queryByText(/^Настройки/)).toBeNull();
  showAgain((actions) => (
    <SettingsOrigin
      tournament={createPlayTournament('Американо')}
      play={createPlay({ rounds: [], settings: { courts: 2 } })}
      actions={actions}
    />
  ));
  expect(screen.getByText(/^Настройки исходные/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'изменить' }));
  expect(listOptions()).toEqual(['Вернуть настройки исходные', 'Сделать обычным для клуба']);
});

test('PLAY-73: carried settings are given back as they came, or as the club has them', async () => {
  const usualSettings = { courts: 4 };
  const { user, changed } = show({ settingsSource: LAST, usualSettings }, { courts: 3 });
  await user.click(screen.getByRole('button', { name: 'изменить' }));
  expect(listOptions()).toEqual([
    'Вернуть настройки прошлого турнира',
    'Вернуть обычные для клуба',
    'Сделать обычным для клуба',
  ]);
  for (const name of listOptions().slice(0, 2)) {
    await user.click(screen.getByRole('menuitem', { name, hidden: true }));
    await user.click(screen.getByRole('button', { name: 'изменить' }));
  }
  expect(changed).toEqual([{ variant: 'mixed', courts: 2 }, { courts: 4 }]);
});

test('PLAY-73: once the first round has begun only what can still be set is given back', async () => {
  const { user, changed } = show(
    { settingsSource: { ...LAST, settings: { ...LAST.settings, capacity: 12 } }, rounds: ROUNDS },
    { courts: 3 },
  );
  await user.click(screen.getByRole('button', { name: 'изменить' }));
  await user.click(screen.getByRole('menuitem', { name: /прошлого/, hidden: true }));
  expect(changed).toEqual([{ capacity: 12, courts: 2 }]);
});
