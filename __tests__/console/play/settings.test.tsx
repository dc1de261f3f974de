import { screen, within } from '@testing-library/react';
import { GameSettingsPanel } from '../../../src/console/features/play/settings/GameSettingsPanel';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { ROUNDS, PEOPLE } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const show = (play: Play, type = 'Мексикано') =>
  renderPart((actions) => (
    <GameSettingsPanel tournament={createPlayTournament(type)} play={play} actions={actions} />
  ));

/** The play with the first `count` people, before the first round. */
const before = (count: number, settings: Partial<Play['settings']> = {}) =>
  createPlay({
    rounds: [],
    settings,
    entries: Object.fromEntries([...PEOPLE.keys()].slice(0, count).map((name) => [name, {}])),
  });

const outcome = () => screen.getByRole('status');
const group = (name: string) => within(screen.getByRole('group', { name }));

test('PLAY-1: the panel begins with what comes out', () => {
  show(before(12));
  expect(outcome()).toHaveTextContent('7 раундов по 14 мин: до 20:34, запас 11 мин.');
  expect(outcome()).toHaveTextContent('У каждого 7 матчей, никто не отдыхает.');
  expect(outcome()).toHaveTextContent('С кем играть, решает таблица.');
});

test('PLAY-70: of a type that the page does not know nothing is promised and no pairs are set', () => {
  show(before(12), 'Турнир будущего');
  expect(outcome()).toHaveTextContent('У каждого 7 матчей, никто не отдыхает.');
  expect(outcome()).not.toHaveTextContent('таблица');
  expect(screen.queryByText('Пары')).toBeNull();
});

test('PLAY-1: who rests, and after how many rounds all have played equally often', () => {
  show(before(11, { courts: 2 }), 'Американо');
  expect(outcome()).toHaveTextContent(
    'Играют 8, отдыхают 3. У каждого 5 или 6 матчей; за 11 раундов все сыграют поровну.',
  );
  expect(group('Раунды').getByRole('button', { name: /^11/ })).toHaveTextContent('поровну');
});

test('PLAY-1: each number of rounds says when it would end, and is saved at once', async () => {
  const { user, changed } = show(before(12));
  const rounds = group('Раунды');
  expect(rounds.getByRole('button', { name: /^7/ })).toHaveAttribute('aria-pressed', 'true');
  expect(rounds.getByRole('button', { name: /^8/ })).toHaveTextContent('до 20:48');
  await user.click(rounds.getByRole('button', { name: /^6/ }));
  expect(changed).toEqual([{ rounds: 6 }]);
});

test('PLAY-1: chosen rounds go back to as many as fit', async () => {
  const { user, changed } = show(before(12, { rounds: 6 }));
  await user.click(screen.getByRole('button', { name: 'сколько успеют' }));
  expect(changed).toEqual([{ rounds: null }]);
});

test('PLAY-1: a number of one’s own is checked when it is left, and stays as it was typed', async () => {
  const { user, changed } = show(before(12));
  const own = screen.getByRole('textbox', { name: 'Сумма очков: своё число' });
  await user.type(own, '70');
  expect(own).toBeValid();
  await user.tab();
  expect(own).toBeInvalid();
  expect(own).toHaveAccessibleDescription('Целое число от 8 до 64');
  expect(own).toHaveValue('70');
  expect(changed).toEqual([]);
  await user.clear(own);
  await user.type(own, '30{Enter}');
  expect(changed).toEqual([{ total: 30 }]);
});

test('PLAY-2: «до суммы» and «первый до N» are told apart in words', async () => {
  const { user, changed, show: showAgain } = show(before(12));
  expect(screen.getByText(/Это не «первый до 24»/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Первый до N' }));
  expect(changed).toEqual([{ scoring: 'firstTo' }]);
  showAgain((actions) => (
    <GameSettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={before(12, { scoring: 'firstTo' })}
      actions={actions}
    />
  ));
  expect(screen.getByText(/у которой первой 16 очков, например 16:14. Это не сумма/)).toBeVisible();
});

test('PLAY-4: half of the sum is offered only where there is a sum', () => {
  const { show: showAgain } = show(before(11));
  const credit = () => within(screen.getByLabelText('Очки за отдых')).getAllByRole('option');
  expect(credit().map(({ textContent }) => textContent)).toEqual([
    'половина суммы, 12',
    'среднее раунда',
    'ничего',
  ]);
  showAgain((actions) => (
    <GameSettingsPanel
      tournament={createPlayTournament('Мексикано')}
      play={before(11, { scoring: 'timed', restCredit: 'half' })}
      actions={actions}
    />
  ));
  expect(credit().map(({ textContent }) => textContent)).toEqual(['среднее раунда', 'ничего']);
  expect(screen.getByLabelText('Очки за отдых')).toHaveDisplayValue('среднее раунда');
});

test('PLAY-1: courts are counted and named', async () => {
  const { user, changed } = show(before(12, { courtNames: 'Центральный' }));
  await user.selectOptions(screen.getByLabelText('Корты'), '2');
  await user.click(screen.getByText('Названия кортов'));
  expect(screen.getByLabelText('Название: корт 1')).toHaveValue('Центральный');
  await user.type(screen.getByLabelText('Название: корт 3'), 'Песок');
  await user.tab();
  expect(changed).toEqual([{ courts: 2 }, { courtNames: 'Центральный\n\nПесок' }]);
});

test('DRAW-8: a first round that is not by lot is the only one', async () => {
  const { user, changed } = show(before(12, { lotRounds: 3 }));
  await user.click(screen.getByText('Пары'));
  await user.selectOptions(screen.getByLabelText('Первый раунд'), 'по уровню');
  await user.click(screen.getByRole('checkbox', { name: 'Избегать повторов пар' }));
  expect(changed).toEqual([{ firstRound: 'level', lotRounds: 1 }, { avoidsRepeats: false }]);
});

test('PLAY-1: an Американо has no pairs to settle', () => {
  show(before(12), 'Американо');
  expect(screen.queryByText('Пары')).not.toBeInTheDocument();
});

test('PLAY-9: once a round has begun, only what a later round may have changes', () => {
  show(createPlay({ rounds: ROUNDS }));
  expect(screen.getByText('для следующих раундов')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Счёт: до суммы' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Первый до N' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Очки за отдых')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Первый раунд')).not.toBeInTheDocument();
  expect(group('Сумма очков').getByRole('button', { name: '21' })).toBeEnabled();
  expect(screen.getByText('1+3 против 2+4')).toBeInTheDocument();
});
