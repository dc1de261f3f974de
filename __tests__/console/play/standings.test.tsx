import { act, screen, within } from '@testing-library/react';
import { StandingsTab } from '../../../src/console/features/play/standings/StandingsTab';
import { usePlayOutput } from '../../../src/console/features/play/out/usePlayOutput';
import { MenuButton } from '../../../src/console/ui/controls/MenuButton';
import type { RosterActions } from '../../../src/console/features/play/useRosterActions';
import { toMatchKey } from '../../../src/domain/play/changes/pendingPlay';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { createRound, ROUNDS } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const TOURNAMENT = createPlayTournament('Мексикано');
const NONE: ReadonlySet<string> = new Set();

const createTable =
  (play: Play, unsentKeys = NONE) =>
  (actions: RosterActions) => (
    <StandingsTab
      tournament={TOURNAMENT}
      play={play}
      unsentKeys={unsentKeys}
      actions={actions}
      onCopyNextWeek={jest.fn()}
      onReopen={jest.fn()}
    />
  );
const showTable = (play: Play, unsentKeys = NONE) => renderPart(createTable(play, unsentKeys));

function OutputMenu({ play }: { play: Play }) {
  const place = { tab: 'table', number: 1, planned: 7 } as const;
  const { items, parts } = usePlayOutput({ tournament: TOURNAMENT, play, ...place });
  return (
    <>
      <MenuButton label="Ещё" entries={items} />
      {parts}
    </>
  );
}

const ORDER_FIELD = { name: 'Порядок таблицы' };
const getOrderField = () => screen.getByRole('combobox', ORDER_FIELD);
const queryOrderField = () => screen.queryByRole('combobox', ORDER_FIELD);
const getRowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const listTexts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const listNames = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

const FOUR = { Климов: {}, Орлова: {}, Зимин: {}, Белов: {} };
const SHARED = createRound(['Климов+Орлова 15:9 Зимин+Белов']);

test('PLAY-5: each round is a small column, won ones are told from the others', () => {
  showTable(createPlay());
  expect(listNames().slice(0, 3)).toEqual(['Артём Климов', 'Руслан Ахметов', 'Дмитрий Лунёв']);
  expect(listTexts(getRowOf('Крылова'))).toEqual([
    '5',
    '13, победа',
    '13, победа',
    'матч ещё идёт',
    'нет',
    'нет',
    'нет',
    'нет',
    '2',
    '2',
    '13',
    '26',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Раунд 7' })).toBeVisible();
});

test('PLAY-5: credit has a column where a player rested, and the one who left is marked', () => {
  const round = createRound(['Климов+Орлова 15:9 Зимин+Белов'], { rests: ['Рябова'] });
  const entries = { ...FOUR, Рябова: {}, Белов: { attendance: 'left' as const } };
  showTable(createPlay({ entries, rounds: [round] }));
  expect(screen.getByRole('columnheader', { name: 'За отдых' })).toBeVisible();
  expect(listTexts(getRowOf('Рябова'))[1]).toBe('отдых +12');
  expect(getRowOf('Белов')).toHaveTextContent('ушёл');
});

test('PLAY-7: a press on a place shows the reason of the place, and the rounds', async () => {
  const { user } = showTable(createPlay());
  expect(screen.getByRole('status')).toHaveTextContent(
    'Раунд 3 ещё идёт: у четверых по три матча, у восьми по два. Места сдвинутся, когда доиграют корты 2 и 3.',
  );
  const place = screen.getByRole('button', { name: 'Место 5: Анна Крылова' });
  expect(place).toHaveAttribute('aria-expanded', 'false');
  await user.click(place);
  expect(place).toHaveAttribute('aria-expanded', 'true');
  expect(
    screen.getByText('Выше Белова: поровну очков (26), больше побед (2 против 1).'),
  ).toBeVisible();
  const rounds = within(screen.getByRole('list', { name: 'Раунды' })).getAllByRole('listitem');
  expect(rounds.map(({ textContent }) => textContent)).toEqual([
    '1: с Зиминым 13:11',
    '2: с Орловой 13:11',
    '3: с Дёминой, на корте 2',
  ]);
  await user.click(place);
  expect(screen.queryByRole('list', { name: 'Раунды' })).not.toBeInTheDocument();
});

test('PLAY-6: where some have played more than others, the table may be ordered by average', async () => {
  const rounds = [SHARED, createRound(['Климов+Рябова 14:10 Зимин+Белов'])];
  const entries = { ...FOUR, Рябова: {}, Орлова: { attendance: 'left' as const } };
  const play = createPlay({ entries, rounds });
  const { user, changed, show } = showTable(play);
  await user.selectOptions(getOrderField(), 'по среднему');
  expect(changed).toEqual([{ ordersByAverage: true }]);

  const byAverage = createPlay({ entries, rounds, settings: { ordersByAverage: true } });
  show(createTable(byAverage));
  expect(getOrderField()).toHaveDisplayValue('по среднему');
  expect(screen.getByRole('status')).toHaveTextContent('Места по очкам за матч.');
  expect(listTexts(getRowOf('Орлова')).at(-2)).toBe('15,00');
});

test('PLAY-7, PLAY-82: an opened row has the figures for which a phone has no column', async () => {
  const rounds = [SHARED, createRound(['Климов+Зимин 14:10 Орлова+Белов'])];
  const { user } = showTable(
    createPlay({ entries: FOUR, rounds, settings: { ordersByWins: true } }),
  );
  await user.click(screen.getByRole('button', { name: /^Место 1: .*Климов/ }));
  expect(
    screen.getByText(/^2\sматча, лучший раунд 15, разница \+10, очки 29$/),
  ).toBeInTheDocument();
});

test('PLAY-60: after the end what the table is ordered by is said, and cannot be changed', () => {
  const rounds = [SHARED, createRound(['Климов+Рябова 14:10 Зимин+Белов'])];
  const entries = { ...FOUR, Рябова: {}, Орлова: { attendance: 'left' as const } };
  const outcome = { finishedAt: '2026-11-25T17:40:00.000Z' };
  showTable(createPlay({ entries, rounds, settings: { ordersByAverage: true }, outcome }));
  expect(queryOrderField()).not.toBeInTheDocument();
  expect(screen.getByText(/^Порядок: очки за матч/)).toBeInTheDocument();
});

test('PLAY-6: nothing is offered where all were there throughout', () => {
  showTable(createPlay());
  expect(queryOrderField()).not.toBeInTheDocument();
});

test('PLAY-5: a shared first place is settled on a court, and that is taken back', async () => {
  const finishedAt = '2026-11-25T17:40:00.000Z';
  const options = { entries: FOUR, rounds: [SHARED] };
  const {
    user,
    listEvents: events,
    show,
  } = showTable(createPlay({ ...options, outcome: { finishedAt } }));
  expect(screen.getAllByRole('button', { name: /^Место 1/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Первое место на корте: Мария Орлова' }));
  expect(events()).toEqual([
    { kind: 'outcomeChanged', from: { winnerId: null }, to: { winnerId: 'Орлова' } },
  ]);

  const settled = createPlay({ ...options, outcome: { finishedAt, winnerId: 'Орлова' } });
  show(createTable(settled));
  expect(listNames()[0]).toBe('Мария Орлована корте');
  await user.click(screen.getByRole('button', { name: 'Оставить место общим' }));
  expect(events().at(-1)).toMatchObject({ from: { winnerId: 'Орлова' }, to: { winnerId: null } });
});

test('PLAY-5: while more is to be played nothing is asked of the first place', () => {
  showTable(createPlay({ entries: FOUR, rounds: [SHARED] }));
  expect(screen.queryByRole('button', { name: /Первое место/ })).not.toBeInTheDocument();
});

test('PLAY-10: a score that the server does not have yet is marked', () => {
  showTable(createPlay(), new Set([toMatchKey(ROUNDS[0]!.id, 1)]));
  expect(listTexts(getRowOf('Лунёв'))[1]).toBe('15, победа, не отправлено');
  expect(listTexts(getRowOf('Крылова'))[1]).toBe('13, победа');
});

test('PLAY-5: before the first round it says what to do', () => {
  showTable(createPlay({ rounds: [] }));
  expect(screen.getByRole('heading', { name: 'Таблицы пока нет' })).toBeVisible();
  expect(screen.getByText(/Отметьте в составе, кто пришёл/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('PLAY-8: nothing goes out before a round is complete', async () => {
  const play = createPlay({
    rounds: [createRound(['Климов+Орлова - Зимин+Белов'])],
    entries: FOUR,
  });
  const { user } = renderPart(() => <OutputMenu play={play} />);
  await user.click(screen.getByRole('button', { name: 'Ещё' }));
  expect(screen.queryByRole('menuitem', { hidden: true })).not.toBeInTheDocument();
});

test('PLAY-8: printed, it is the table that others are shown', () => {
  showTable(createPlay());
  act(() => void dispatchEvent(new Event('beforeprint')));
  const printed = screen.getByRole('article');
  expect(printed).toHaveTextContent('Мексикано, 25 ноября, 19:00 – 20:45');
  expect(printed).toHaveTextContent('Таблица после раунда 2');
  expect(within(printed).getByRole('row', { name: '1 Артём К. 17 13 2 2 17 30' })).toBeVisible();
});
