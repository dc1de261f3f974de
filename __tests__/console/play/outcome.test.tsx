import { screen, within } from '@testing-library/react';
import { StandingsTab } from '../../../src/console/features/play/standings/StandingsTab';
import type { RosterActions } from '../../../src/console/features/play/useRosterActions';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { createRound } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const TOURNAMENT = { ...createPlayTournament('Мексикано'), entry_fee: 1500 };
const PAID = { payment: 'cash', paid: 1500 } as const;
const ROUND = createRound(['Климов+Орлова 15:9 Зимин+Белов']);
const FOUR = { Климов: PAID, Орлова: {}, Зимин: PAID, Белов: {} };

const createEnded = (
  entries: Parameters<typeof createPlay>[0] = {},
  winnerId: string | null = null,
) =>
  createPlay({
    entries: FOUR,
    rounds: [ROUND],
    outcome: { finishedAt: '2026-11-25T17:40:00.000Z', winnerId },
    ...entries,
  });

function showOutcome(play: Play) {
  const actions = { setPayment: jest.fn() };
  const [onCopyNextWeek, onReopen] = [jest.fn(), jest.fn()];
  const build = (shown: Play) => () => (
    <StandingsTab
      tournament={TOURNAMENT}
      play={shown}
      unsentKeys={new Set()}
      actions={actions as unknown as RosterActions}
      onCopyNextWeek={onCopyNextWeek}
      onReopen={onReopen}
    />
  );
  const part = renderPart(build(play));
  const show = (shown: Play) => part.show(build(shown));
  return { ...part, ...actions, onCopyNextWeek, onReopen, show };
}

const getOutcome = () => within(screen.getByRole('region', { name: 'Итог' }));
const listPodium = () =>
  [...getOutcome().getByRole('list', { name: 'Первые места' }).children].map((place) =>
    place.textContent.replaceAll('\u00a0', ' '),
  );

test('PLAY-78: the outcome is over the final table, and leads on by a press', async () => {
  const { user, onCopyNextWeek, onReopen } = showOutcome(createEnded());
  expect(listPodium()).toEqual([
    '1Артём Климов 15Мария Орлова 15',
    '3Константин Белов 9Павел Зимин 9',
  ]);
  expect(screen.getByRole('table')).toBeVisible();
  expect(getOutcome().getByRole('button', { name: 'Картинка в чат' })).toBeVisible();
  await user.click(getOutcome().getByRole('button', { name: 'Повторить через неделю' }));
  expect(onCopyNextWeek).toHaveBeenCalledTimes(1);
  await user.click(getOutcome().getByRole('button', { name: 'Открыть снова' }));
  expect(onReopen).toHaveBeenCalledTimes(1);
});

test('PLAY-5, PLAY-78: a shared first place is settled in it', () => {
  const { show } = showOutcome(createEnded());
  const question = 'Первое место на корте: Мария Орлова';
  expect(getOutcome().getByRole('button', { name: question })).toBeVisible();
  show(createEnded({}, 'Орлова'));
  expect(listPodium()[0]).toBe('1Мария Орлова 15');
  expect(getOutcome().queryByRole('button', { name: question })).not.toBeInTheDocument();
});

test('PLAY-6, PLAY-78: the points of an outcome by average are those per match', () => {
  showOutcome(createEnded({ settings: { ordersByAverage: true } }));
  expect(listPodium()[0]).toBe('1Артём Климов 15,00 за матчМария Орлова 15,00 за матч');
});

test('PLAY-78: where nothing was played it says so', () => {
  showOutcome(createEnded({ rounds: [createRound(['Климов+Орлова x Зимин+Белов'])] }));
  expect(getOutcome().getByText('Ни один матч не сыгран.')).toBeVisible();
});

test('PLAY-79: an unpaid player is named, pays by one press, and keeps the place in the line', async () => {
  const { user, setPayment, show } = showOutcome(createEnded());
  const listNames = (name: string) =>
    within(getOutcome().getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('bdi')!.textContent);
  expect(listNames('Не оплатили')).toEqual(['Мария Орлова', 'Константин Белов']);
  await user.click(getOutcome().getByRole('button', { name: 'перевод: Мария Орлова' }));
  expect(setPayment).toHaveBeenCalledWith(expect.objectContaining({ id: 'Орлова' }), 'transfer');
  show(createEnded({ entries: { ...FOUR, Орлова: PAID } }));
  expect(listNames('Не оплатили')).toEqual(['Мария Орлова', 'Константин Белов']);
  show(createEnded({ entries: { ...FOUR, Орлова: PAID, Белов: PAID } }));
  expect(listNames('Все оплатили')).toEqual(['Мария Орлова', 'Константин Белов']);
});

test('PLAY-79: no player is named where all have paid', () => {
  showOutcome(createEnded({ entries: { ...FOUR, Орлова: PAID, Белов: PAID } }));
  expect(getOutcome().queryByRole('heading', { name: /оплатили/ })).not.toBeInTheDocument();
});

test('PLAY-78: before the end there is none of it', () => {
  showOutcome(createPlay({ entries: FOUR, rounds: [ROUND] }));
  expect(screen.queryByRole('region', { name: 'Итог' })).not.toBeInTheDocument();
});
