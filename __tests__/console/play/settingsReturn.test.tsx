import { screen } from '@testing-library/react';
import { SettingsPanel } from '../../../src/console/features/play/settings/SettingsPanel';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { createFinalRound } from '../../domain/play/support/finals';
import { ROUNDS } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const show = async (changes: Partial<Play>, settings: Partial<Play['settings']> = {}) => {
  const shown = renderPart((actions) => (
    <SettingsPanel
      tournament={createPlayTournament('Американо')}
      play={{ ...createPlay({ rounds: [], settings }), ...changes }}
      actions={actions}
    />
  ));
  await shown.user.click(screen.getByText(/изменить$/));
  return shown;
};

const listButtons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const LAST = { tournamentId: 7, settings: { courts: 2, variant: 'mixed' } } as const;

test.each([
  [{}, {}, 'Настройки исходные · изменить'],
  [{}, { courts: 2 }, 'Настройки исходные, с изменениями · изменить'],
  [{ settingsSource: LAST }, LAST.settings, 'Настройки прошлого турнира · изменить'],
  [{ settingsSource: LAST }, {}, 'Настройки прошлого турнира, с изменениями · изменить'],
] as const)('PLAY-73: %j with %j are «%s»', async (changes, settings, text) => {
  await show(changes, settings);
  expect(screen.getByText(text)).toBeVisible();
});

test('PLAY-73: built-in settings offer nothing until one is changed', async () => {
  await show({});
  expect(listButtons()).toEqual([]);
});

test('PLAY-72, PLAY-73: changed built-in settings are given back, or become the club’s usual ones', async () => {
  await show({}, { courts: 2 });
  expect(listButtons()).toEqual(['Вернуть настройки исходные', 'Сделать обычным для клуба']);
});

test('PLAY-73: carried settings are given back as they came, or as the club has them', async () => {
  const usualSettings = { courts: 4 };
  const { user, changed } = await show({ settingsSource: LAST, usualSettings }, { courts: 3 });
  expect(listButtons()).toEqual([
    'Вернуть настройки прошлого турнира',
    'Вернуть обычные для клуба',
    'Сделать обычным для клуба',
  ]);
  for (const name of listButtons().slice(0, 2))
    await user.click(screen.getByRole('button', { name }));
  expect(changed).toEqual([{ variant: 'mixed', courts: 2 }, { courts: 4 }]);
});

test('PLAY-73: once the first round has begun only what can still be set is given back', async () => {
  const { user, changed } = await show(
    { settingsSource: { ...LAST, settings: { ...LAST.settings, capacity: 12 } }, rounds: ROUNDS },
    { courts: 3 },
  );
  await user.click(screen.getByRole('button', { name: /прошлого/ }));
  expect(changed).toEqual([{ capacity: 12, courts: 2 }]);
});

const FINAL = createFinalRound(['Климов+Лунёв - Крылова+Орлова']);

test('PLAY-74: with a final the settings say that no round can be added, and why', async () => {
  await show({ rounds: [...ROUNDS.slice(0, 2), { ...FINAL, start: null }] });
  expect(screen.queryByLabelText('Раунды')).not.toBeInTheDocument();
  expect(
    screen.getByText(
      'Раундов: 2. Финал уже есть: число раундов больше не меняется. Чтобы сыграть ещё раунд, отмените финал.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Корты')).toBeVisible();
});

test('PLAY-73, PLAY-74: with a final the number of rounds is not given back', async () => {
  const source = { ...LAST, settings: { courts: 2, rounds: 7 } };
  const { user, changed } = await show(
    { settingsSource: source, rounds: [...ROUNDS, FINAL] },
    { courts: 3, rounds: 3 },
  );
  await user.click(screen.getByRole('button', { name: /прошлого/ }));
  expect(changed).toEqual([{ courts: 2 }]);
});

test('PLAY-73, PLAY-83: numbers of another unit than that of the first round are not given back', async () => {
  const { user, changed } = await show(
    { settingsSource: { ...LAST, settings: { courts: 2, total: 32 } }, rounds: ROUNDS },
    { unit: 'games', total: 7, courts: 3 },
  );
  await user.click(screen.getByRole('button', { name: /прошлого/ }));
  expect(changed).toEqual([{ courts: 2 }]);
});
