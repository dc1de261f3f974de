import type { StandingsSettings } from '../../../../src/domain/play/model/gameSettings';
import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import type { Round } from '../../../../src/domain/play/model/round';
import { describeRowRounds } from '../../../../src/domain/play/standings/rowRoundTexts';
import {
  computeStandings,
  type StandingsRow,
} from '../../../../src/domain/play/standings/standings';
import { buildStandingsColumns } from '../../../../src/domain/play/standings/standingsColumns';
import { buildStandingsText } from '../../../../src/domain/play/standings/standingsText';
import { listSheetRows } from '../../../../src/domain/sheets/sheet';
import { createTournament } from '../../support/samples';
import {
  createRound,
  getPlainCourtName,
  ROUNDS,
  PEOPLE,
  getPerson,
} from '../support/mexicanoRounds';
import { computeRoundsStandings } from '../support/computeRoundsStandings';

const BY_POINTS: StandingsSettings = DEFAULT_PLAY_SETTINGS;
const BY_AVERAGE: StandingsSettings = { ...BY_POINTS, ordersByAverage: true };

test('PLAY-7: each round of a row is described in words', () => {
  const describeRounds = (rounds: readonly Round[], id: string) =>
    describeRowRounds(
      computeRoundsStandings(rounds).find((row) => row.id === id)!,
      getPerson,
      getPlainCourtName,
    );
  expect(describeRounds(ROUNDS, 'Крылова')).toEqual([
    '1: с Зиминым 13:11',
    '2: с Орловой 13:11',
    '3: с Дёминой, на корте 2',
  ]);
  const rounds = [
    createRound(['Белов+Сафонова 9:7! a+b'], { rests: ['x'] }),
    createRound(['Белов+Ким x a+b', 'c+d 13:10 e+f'], { restCredit: 'average' }),
    createRound(['a+b 13:11 c+d'], { target: 21, rests: ['Белов'] }),
    createRound(['a+b 13:11 c+d'], { restCredit: 'none', rests: ['Белов'] }),
    createRound(['a+b 13:11 c+d']),
  ];
  expect(describeRounds(rounds, 'Белов')).toEqual([
    '1: с Сафоновой 9:7, прерван',
    '2: в паре Женя Ким, не сыгран +11,5',
    '3: отдых +10,5',
    '4: отдых',
    '5: без игры',
  ]);
  const createStroganov = () => ({ givenName: 'Иван', familyName: 'Строганов' });
  const [first] = computeRoundsStandings([createRound(['A+B - C+D'])]);
  expect(describeRowRounds(first!, createStroganov, () => 'Центральный')).toEqual([
    '1: со Строгановым, корт «Центральный»',
  ]);
});

const tournament = createTournament({ date: '2026-11-25', start_time: '19:00', end_time: '20:45' });
const formatShown = (entryId: string) => `${PEOPLE.get(entryId) ?? '?'} ${entryId[0]}.`;

test('PLAY-8: the standings have a text for a chat', () => {
  const rows = computeRoundsStandings(ROUNDS.slice(0, 2));
  const text = buildStandingsText(
    tournament,
    'Таблица после раунда 2',
    rows,
    BY_POINTS,
    formatShown,
  );
  expect(text.split('\n').slice(0, 6)).toEqual([
    'Мексикано · уровень 2 - 4.5',
    'Среда, 25 ноября 2026, 19:00 – 20:45',
    '',
    'Таблица после раунда 2:',
    '1. Артём К. — 30',
    '2. Дмитрий Л. — 28',
  ]);
  expect(text.split('\n').slice(-5)).toEqual([
    '8. Павел З. — 24',
    '8. Мария О. — 24',
    '10. Игорь В. — 22',
    '11. Ольга Т. — 15',
    '12. Светлана Р. — 13',
  ]);
  const odd = [createRound(['Климов+Белов 11:10 Лунёв+Зимин'], { target: 21, rests: ['Орлова'] })];
  const byAverage = buildStandingsText(
    tournament,
    'Итоговая таблица',
    computeRoundsStandings(odd, 'average'),
    BY_AVERAGE,
    formatShown,
  );
  expect(byAverage).toMatch(/\n1\. Константин Б\. — 11,00 за\sматч \(11\)\n/);
  expect(byAverage).toMatch(/\n5\. Мария О\. — 0,00 за\sматч \(10,5\)$/);
});

const listNames = (rows: readonly StandingsRow[], settings: StandingsSettings) =>
  buildStandingsColumns(rows, settings, formatShown).map(({ name }) => name);

test('PLAY-8: the table’s file has a column for each round', () => {
  const rows = computeRoundsStandings(ROUNDS);
  expect(listNames(rows, BY_POINTS)).toEqual([
    'Место',
    'Игрок',
    'Раунд 1',
    'Раунд 2',
    'Раунд 3',
    'Победы',
    'Матчи',
    'Лучший раунд',
    'Очки',
  ]);
  const values = listSheetRows(buildStandingsColumns(rows, BY_POINTS, formatShown), rows);
  expect(values[0]).toEqual([1, 'Артём К.', 17, 13, 14, 3, 3, 17, 44]);
  expect(values[4]).toEqual([5, 'Анна К.', 13, 13, null, 2, 2, 13, 26]);
});

test('PLAY-8: credit and average have a column where there are any, and substitutes share a row', () => {
  const rested = computeStandings(
    [
      createRound(['Климов+Белов 11:10 Лунёв+Зимин'], { target: 21, rests: ['Орлова'] }),
      createRound(['Климов+Белов 11:10 Лунёв+Зимин', 'Орлова+Ветров x Крылова+Дёмина'], {
        target: 21,
      }),
    ],
    { entryIds: [], order: 'average', rowOf: (id) => (id === 'Ветров' ? 'Зимин' : id) },
  );
  expect(listNames(rested, BY_AVERAGE)).toEqual([
    'Место',
    'Игрок',
    'Раунд 1',
    'Раунд 2',
    'За отдых',
    'Победы',
    'Матчи',
    'Лучший раунд',
    'Очки за матч',
    'Очки',
  ]);
  const columns = buildStandingsColumns(rested, BY_AVERAGE, formatShown);
  const byName = new Map(listSheetRows(columns, rested).map((row) => [row[1], row.slice(2)]));
  expect(byName.get('Мария О.')).toEqual(['отдых', 'не сыгран', 21, 0, 0, 0, 0, 21]);
  expect([...byName.keys()]).toContain('Павел З. → Игорь В.');
});
