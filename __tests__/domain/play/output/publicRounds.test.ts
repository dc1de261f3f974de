import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import { buildCourtSheets } from '../../../../src/domain/play/output/courtSheets';
import { buildMatchColumns, listMatchRows } from '../../../../src/domain/play/output/matchTable';
import { buildPublicRounds } from '../../../../src/domain/play/output/publicRounds';
import { buildRoundText } from '../../../../src/domain/play/output/roundText';
import { listSheetRows } from '../../../../src/domain/sheets/sheet';
import { createTournament } from '../../support/samples';
import { createEntry } from '../support/entries';
import { createRound, ROUNDS, PEOPLE } from '../support/mexicanoRounds';

const tournament = createTournament({ date: '2026-11-25', start_time: '19:00', end_time: '20:45' });
const entries = [...PEOPLE].map(([id, givenName]) => createEntry(id, { givenName }));
const settings = { ...DEFAULT_PLAY_SETTINGS, courtNames: '\nЦентральный' };
const MARKED = createRound(
  ['Климов+Лунёв 7:5! Белов+Зимин', 'Орлова+Крылова x Ветров+Рябова', 'Ахметов+Дёмина - x+y'],
  { rests: ['Сафонова', 'Тихомирова'] },
);
const toPlain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('SEEN-30: a round has a text for a chat, with what is known of its scores', () => {
  const shown = buildPublicRounds({ entries, rounds: [MARKED], settings })[0]!;
  expect(toPlain(buildRoundText(tournament, shown, 7, '19:00 – 19:14')).split('\n')).toEqual([
    'Мексикано · уровень 2 - 4.5',
    'Среда, 25 ноября 2026, 19:00 – 20:45',
    '',
    'Раунд 1 из 7, 19:00 – 19:14:',
    'Корт 1: Артём К. + Дмитрий Л. 7:5 Константин Б. + Павел З., прерван',
    'Центральный: Мария О. + Анна К. — Игорь В. + Светлана Р., не сыгран',
    'Корт 3: Руслан А. + Наталья Д. — Игрок + Игрок',
    'Отдыхают: Елена С., Ольга Т.',
  ]);
});

test('SEEN-30: a round beyond those planned counts itself, and says no times before it begins', () => {
  const shown = buildPublicRounds({ entries, rounds: ROUNDS, settings })[2]!;
  const text = toPlain(buildRoundText(tournament, shown, 2, ''));
  expect(text).toContain('\nРаунд 3 из 3:\n');
  expect(text).not.toContain('Отдыха');
});

test('SEEN-31: every match has its row, with the time at which its round began', () => {
  const rows = listMatchRows([...ROUNDS.slice(0, 1), MARKED, { ...ROUNDS[2]!, start: null }]);
  const columns = buildMatchColumns(rows, settings, (id) => id, 'Europe/Moscow');
  expect(columns.map(({ name }) => name)).toEqual([
    'Раунд',
    'Начало',
    'Корт',
    'Первая пара',
    'Вторая пара',
    'Очки первой',
    'Очки второй',
    'Отметка',
  ]);
  const values = listSheetRows(columns, rows);
  expect(values).toHaveLength(6);
  expect(values.slice(2)).toEqual([
    [1, '19:00', 'Корт 3', 'Климов + Сафонова', 'Дёмина + Рябова', 17, 7, null],
    [2, '19:00', 'Корт 1', 'Климов + Лунёв', 'Белов + Зимин', 7, 5, 'прерван'],
    [2, '19:00', 'Центральный', 'Орлова + Крылова', 'Ветров + Рябова', null, null, 'не сыгран'],
    [2, '19:00', 'Корт 3', 'Ахметов + Дёмина', 'x + y', null, null, null],
  ]);
});

test('SEEN-32: each court has a sheet with its matches, and lines for rounds that are not drawn yet', () => {
  const rounds = [...ROUNDS.slice(0, 1), createRound(['Климов+Лунёв - Белов+Зимин'])];
  const sheets = buildCourtSheets({ entries, rounds, settings }, 4);
  expect(sheets.map(({ courtName }) => courtName)).toEqual(['Корт 1', 'Центральный', 'Корт 3']);
  const listLines = (index: number) =>
    sheets[index]!.lines.map(({ name, match }) => [name, match?.a.names.join(' + ') ?? null]);
  expect(listLines(0)).toEqual([
    ['Раунд 1', 'Дмитрий Л. + Константин Б.'],
    ['Раунд 2', 'Артём К. + Дмитрий Л.'],
    ['Раунд 3', null],
    ['Раунд 4', null],
  ]);
  expect(listLines(2).map(([name]) => name)).toEqual(['Раунд 1', 'Раунд 3', 'Раунд 4']);
});
