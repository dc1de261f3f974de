import { UNIT_WORDS } from '../../../../src/domain/play/model/scoreUnit';
import { EMPTY_PLAY_STATE } from '../../../../src/domain/play/log/playState';
import {
  DEFAULT_PLAY_SETTINGS,
  type PlaySettings,
} from '../../../../src/domain/play/model/settings';
import { buildStandingsContent } from '../../../../src/domain/play/picture/contents';
import { describePlace } from '../../../../src/domain/play/standings/describePlace';
import {
  formatDecidingFigure,
  listOrderFigures,
} from '../../../../src/domain/play/standings/orderFigures';
import { buildStandingsColumns } from '../../../../src/domain/play/standings/standingsColumns';
import {
  describeStandingsNotes,
  describeStandingsOrder,
} from '../../../../src/domain/play/standings/standingsNotes';
import { createTournament } from '../../support/samples';
import { computeRoundsStandings } from '../support/computeRoundsStandings';
import { createRound, getPerson, getPlainCourtName } from '../support/mexicanoRounds';

const BY_WINS = { order: 'wins', words: UNIT_WORDS.points } as const;
const toPlain = (text: string) => text.replaceAll('\u00a0', ' ');
const explain = (rounds: Parameters<typeof computeRoundsStandings>[0], id: string) => {
  const rows = computeRoundsStandings(rounds, 'wins');
  return toPlain(describePlace(rows, id, BY_WINS, getPerson));
};

test('PLAY-82: a win is worth two, a draw and a rest one; points come after the difference', () => {
  const rounds = [
    createRound(['Белов+Климов 13:11 Лунёв+Зимин'], { rests: ['Орлова'] }),
    createRound(['Белов+Лунёв 12:12 Климов+Орлова'], { rests: ['Зимин'] }),
  ];
  const rows = computeRoundsStandings(rounds, 'wins');
  expect(
    rows.map(({ id, place, winPoints, difference }) => [id, place, winPoints, difference]),
  ).toEqual([
    ['Белов', 1, 3, 2],
    ['Климов', 1, 3, 2],
    ['Орлова', 3, 2, 0],
    ['Зимин', 4, 1, -2],
    ['Лунёв', 4, 1, -2],
  ]);
});

test('PLAY-82: a rest earns nothing where rests earn no credit', () => {
  const round = createRound(['а+б 13:11 в+г'], { rests: ['д'], restCredit: 'none' });
  const rows = computeRoundsStandings([round], 'wins');
  expect(rows.map(({ id, winPoints }) => `${id} ${winPoints}`)).toEqual([
    'а 2',
    'б 2',
    'д 0',
    'в 0',
    'г 0',
  ]);
});

test('PLAY-82: where players have played unequally often, their figures count per round', () => {
  const rounds = [
    createRound(['Белов+Климов 13:11 Лунёв+Зимин']),
    createRound(['Белов+Орлова 9:15 Лунёв+Зимин']),
    createRound(['Белов+Зимин 14:10 Лунёв+Орлова']),
  ];
  const rows = computeRoundsStandings(rounds, 'wins');
  // Климов won the only match, but played less than half of three.
  expect(rows.map(({ id }) => id)).toEqual(['Зимин', 'Белов', 'Лунёв', 'Орлова', 'Климов']);
  expect(explain(rounds, 'Зимин')).toBe(
    'Выше Белова: поровну баллов за раунд (1,33), больше разница очков за раунд (+2,67 против 0,00).',
  );
});

test('PLAY-82: a place is explained by wins, the difference and points', () => {
  const rounds = [
    createRound(['Белов+Климов 15:9 Лунёв+Зимин', 'Орлова+Крылова 13:11 Ветров+Рябова']),
  ];
  expect(explain(rounds, 'Белов')).toBe(
    'Место 1 делят Константин Белов и Артём Климов: поровну баллов (2), разницы очков (+6) и очков (15).',
  );
});

test('PLAY-82: the standings say that wins decide, and have the two figures as columns', () => {
  const rounds = [createRound(['Белов+Климов 15:9 Лунёв+Зимин'])];
  const rows = computeRoundsStandings(rounds, 'wins');
  expect(
    describeStandingsNotes(rounds, rows, {
      ...BY_WINS,
      isFinished: true,
      courtNameOf: getPlainCourtName,
    }),
  ).toEqual(['Места по победам.']);
  expect(describeStandingsOrder(BY_WINS)).toMatch(/^Порядок: баллы \(2 за победу/);
  const columns = buildStandingsColumns(
    rows,
    { ...DEFAULT_PLAY_SETTINGS, ordersByWins: true },
    (id) => id,
  );
  expect(columns.map(({ name }) => name).slice(-3)).toEqual(['Баллы', 'Разница', 'Очки']);
  expect(columns.slice(-3).map(({ getValue }) => getValue(rows.at(-1)!, 0))).toEqual([0, -6, 9]);
});

test('PLAY-82, SEEN-33: the picture of the table has the figures that decide, the first one last', () => {
  const rounds = [createRound(['Белов+Климов 15:9 Лунёв+Зимин'])];
  const rows = computeRoundsStandings(rounds, 'wins');
  const build = (settings: Partial<PlaySettings>) => {
    const play = {
      ...{ entries: [], rounds, outcome: EMPTY_PLAY_STATE.outcome },
      settings: { ...DEFAULT_PLAY_SETTINGS, ...settings },
    };
    const subject = { club: 'Клуб', tournament: createTournament({}) };
    return buildStandingsContent(subject, 'Таблица', rows, play, (id) => id);
  };
  expect(build({ ordersByWins: true }).labels).toEqual(['Разница', 'Баллы']);
  expect(build({ ordersByWins: true }).rows[0]!.values).toEqual(['+6', '2']);
  expect(build({ ordersByAverage: true }).labels).toEqual(['Очки', 'За матч']);
  expect(build({}).labels).toEqual(['Победы', 'Очки']);
});

test('PLAY-82: figures per round are exact, signed and rounded alike on the screen and in files', () => {
  const rounds = [
    createRound(['Белов+Климов 13:11 Лунёв+Зимин'], { rests: ['Орлова'] }),
    createRound(['Белов+Орлова 9:15 Лунёв+Зимин']),
    createRound(['Белов+Зимин 14:10 Лунёв+Орлова']),
  ];
  const rows = computeRoundsStandings(rounds, 'wins');
  const [winPoints, difference] = listOrderFigures('wins', rows, UNIT_WORDS.games);
  expect([winPoints!.label, difference!.label]).toEqual(['Баллы за раунд', 'Разница за раунд']);
  expect(
    rows.map((row) => [row.id, winPoints!.formatValue(row), difference!.formatValue(row)]),
  ).toEqual([
    ['Зимин', '1,33', '+2,67'],
    ['Белов', '1,33', '0,00'],
    ['Лунёв', '0,67', '0,00'],
    ['Орлова', '0,33', '−3,33'],
    ['Климов', '2,00', '+2,00'],
  ]);
  expect(rows.map((row) => difference!.getValue(row))).toEqual([2.67, 0, 0, -3.33, 2]);
  expect(toPlain(formatDecidingFigure(rows[0]!, 'wins'))).toBe('1,33 балла за раунд');
  const notes = describeStandingsNotes(rounds, rows, {
    ...BY_WINS,
    isFinished: true,
    courtNameOf: getPlainCourtName,
  });
  expect(toPlain(notes.at(-1)!)).toBe(
    'Места по победам; баллы и разница считаются на раунд; у кого меньше половины раундов, ниже остальных.',
  );
});
