import { screen, within } from '@testing-library/react';
import { config } from '../../../src/console/config';
import { listChatTexts } from '../../../src/console/features/play/out/chatTexts';
import { PrintedDraw } from '../../../src/console/features/play/out/paper/PrintedDraw';
import { ScoreSheets } from '../../../src/console/features/play/out/paper/ScoreSheets';
import { usePlayOutput } from '../../../src/console/features/play/out/usePlayOutput';
import { StandingsTab } from '../../../src/console/features/play/standings/StandingsTab';
import type { RosterActions } from '../../../src/console/features/play/useRosterActions';
import { toMatchKey } from '../../../src/domain/play/changes/pendingPlay';
import type { Outcome } from '../../../src/domain/play/model/outcome';
import type { Round } from '../../../src/domain/play/model/round';
import { buildPublicRounds } from '../../../src/domain/play/output/publicRounds';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { MenuButton } from '../../../src/console/ui/controls/MenuButton';
import { createFinalRound, EIGHT, EIGHT_ROUNDS } from '../../domain/play/support/finals';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const TOURNAMENT = createPlayTournament('Мексикано');
const createPlayed = (
  final: Round,
  finishedAt: string | null = null,
  winners: Partial<Outcome> = {},
) =>
  createPlay({
    rounds: [...EIGHT_ROUNDS, final],
    entries: Object.fromEntries(EIGHT.map((name) => [name, {}])),
    settings: { rounds: 2 },
    outcome: { finishedAt, ...winners },
  });

const RESTS = EIGHT.slice(4);
const FINAL = createFinalRound(['Климов+Сафонова 3:5 Ахметов+Лунёв'], RESTS);
const RUNNING = createFinalRound(['Климов+Сафонова - Ахметов+Лунёв'], RESTS);
const FINISHED_AT = '2026-11-25T17:40:00.000Z';

const createTable =
  (play: Play, unsentKeys: ReadonlySet<string> = new Set()) =>
  (actions: RosterActions) => (
    <StandingsTab
      {...{ tournament: TOURNAMENT, play, unsentKeys, actions }}
      onCopyNextWeek={jest.fn()}
      onReopen={jest.fn()}
    />
  );
const showTable = (...args: Parameters<typeof createTable>) => renderPart(createTable(...args));

/** «1 Руслан Ахметов 5:3, победа»: place, name and cell of the final, row by row. */
const listFinalCells = () =>
  screen.getAllByRole('button', { name: /^Место/ }).map((place) => {
    const row = place.closest('tr')!;
    const column = screen
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === 'Финал');
    const name = within(row).getByRole('rowheader').textContent;
    return `${place.textContent} ${name} ${row.children[column]!.textContent}`;
  });

test('PLAY-85, PLAY-86: the table has a column of the final, by which the first four are placed', () => {
  showTable(createPlayed(FINAL));
  expect(listFinalCells()).toEqual([
    '1 Руслан Ахметов 5:3, победа',
    '1 Дмитрий Лунёв 5:3, победа',
    '3 Артём Климов 3:5',
    '3 Елена Сафонова 3:5',
    '5 Анна Крылова отдых',
    '6 Константин Белов отдых',
    '7 Наталья Дёмина отдых',
    '8 Мария Орлова отдых',
  ]);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.filter((name) => /Раунд \d|Финал/.test(name))).toEqual([
    'Раунд 1',
    'Раунд 2',
    'Финал',
  ]);
});

test('PLAY-86: a running final has a ring, and what waits for a network is marked', () => {
  showTable(createPlayed(RUNNING));
  expect(listFinalCells()[0]).toBe('1 Артём Климов матч ещё идёт');
  expect(screen.queryByRole('group', { name: 'Первое место на корте' })).not.toBeInTheDocument();
});

test('ROSTER-16, PLAY-86: a score of the final that is not sent is marked in its column', () => {
  showTable(createPlayed(FINAL), new Set([toMatchKey(FINAL.id, 1)]));
  expect(listFinalCells()[0]).toBe('1 Руслан Ахметов 5:3, победа, не отправлено');
});

test('PLAY-86: before its start the final has no column', () => {
  showTable(createPlayed({ ...RUNNING, start: null }));
  expect(screen.queryByRole('columnheader', { name: 'Финал' })).not.toBeInTheDocument();
});

test('PLAY-78, PLAY-86: after the end both of the pair are first, with the score of the final', () => {
  showTable(createPlayed(FINAL, FINISHED_AT));
  const [first] = within(screen.getByRole('list', { name: 'Первые места' })).getAllByRole('list');
  expect(first).toHaveTextContent('Руслан Ахметов 31, финал 5:3Дмитрий Лунёв 27, финал 5:3');
});

test('PLAY-85: the first place of the pair that won is settled on court apart from one that was settled before', async () => {
  const { user, listEvents, show } = showTable(
    createPlayed(FINAL, FINISHED_AT, { winnerId: 'Ахметов' }),
  );
  expect(listFinalCells().slice(0, 2)).toEqual([
    '1 Руслан Ахметов 5:3, победа',
    '1 Дмитрий Лунёв 5:3, победа',
  ]);
  expect(screen.getByText(/^Первое место у.пары\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Первое место на корте: Руслан Ахметов' }));
  const settle = { finalWinnerId: 'Ахметов' };
  expect(listEvents()).toEqual([
    { kind: 'outcomeChanged', from: { finalWinnerId: null }, to: settle },
  ]);
  show(createTable(createPlayed(FINAL, FINISHED_AT, settle)));
  expect(listFinalCells().slice(0, 2)).toEqual([
    '1 Руслан Ахметовна корте 5:3, победа',
    '2 Дмитрий Лунёв 5:3, победа',
  ]);
  await user.click(screen.getByRole('button', { name: 'Оставить место общим' }));
  expect(listEvents().at(-1)).toMatchObject({ from: settle, to: { finalWinnerId: null } });
});

test('SEEN-84, PLAY-86: its courts go to the chat as the final, and the table with its score', () => {
  jest.replaceProperty(config, 'publicUrl', 'https://club.example.ru');
  const copied: string[] = [];
  const texts = listChatTexts(TOURNAMENT, createPlayed(FINAL), 2, async (text, message) => {
    copied.push(message, text);
  });
  expect(texts.map(({ text }) => text)).toEqual([
    'Финал для чата',
    'Таблица для чата',
    'Состав для чата',
  ]);
  texts[0].onChoose();
  expect(copied[0]).toBe('Финал скопирован');
  expect(copied[1]).toMatch(/^Финал, \d/m);
});

test('SEEN-32, PLAY-86: on paper its round is called the final, with the score of its court', () => {
  const play = createPlayed(FINAL);
  renderPart(() => (
    <>
      <PrintedDraw tournament={TOURNAMENT} rounds={buildPublicRounds(play)} />
      <ScoreSheets tournament={TOURNAMENT} play={play} planned={2} />
    </>
  ));
  const [drawn] = screen.getAllByRole('table', { name: /^Финал/ });
  expect(drawn).toHaveTextContent('Корт 1Артём К. + Елена С.3:5Руслан А. + Дмитрий Л.');
  const lines = within(screen.getByRole('table', { name: /^Корт 1/ })).getAllByRole('rowheader');
  expect(lines.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    ...['Раунд 1', 'Раунд 2'],
    'Финалдо суммы 8 геймов',
  ]);
});

function OutputMenu({ number }: { number: number }) {
  const play = createPlayed(FINAL);
  const place = { tab: 'rounds', number, planned: 2 } as const;
  const { items, parts } = usePlayOutput({ tournament: TOURNAMENT, play, ...place });
  return (
    <>
      <MenuButton label="Ещё" entries={items} />
      {parts}
    </>
  );
}

test.each([
  [2, 'Картинка раунда'],
  [3, 'Картинка финала'],
])('PLAY-86: the menu of round %i offers «%s»', async (number, name) => {
  const { user } = renderPart(() => <OutputMenu number={number} />);
  await user.click(screen.getByRole('button', { name: 'Ещё' }));
  expect(screen.getByRole('menuitem', { name })).toBeInTheDocument();
});
