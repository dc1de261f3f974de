import { parsePlaySummaries } from '../../../../src/domain/play/roster/playSummary';

const SUMMARY = {
  tournament_id: 7,
  capacity: 16,
  confirmed: 12,
  waiting: 1,
  absent: 2,
  paid: 1500,
  expected: 18_000,
  finished: true,
  winners: ['Анна Соколова'],
};

const parseItem = (changes: object) => parsePlaySummaries([{ ...SUMMARY, ...changes }])![7]!;

test('ROSTER-17: the counts of all plays are known by their tournaments', () => {
  expect(parsePlaySummaries([SUMMARY])).toEqual({
    7: {
      ...SUMMARY,
      people: '12\u00a0играли\u00a0· 1\u00a0ждал\u00a0· 2\u00a0не\u00a0пришли',
      playing: '12\u00a0играли',
      wonBy: 'Анна Соколова',
      over: 'закончен',
    },
  });
});

test('ROSTER-17: an unreadable part of the summaries is left out, and never breaks the rest', () => {
  expect(parsePlaySummaries({ 7: SUMMARY })).toBeNull();
  expect(
    parsePlaySummaries([null, 'x', {}, { tournament_id: '8', paid: 'много', winners: [1, 'Я'] }]),
  ).toEqual({
    8: {
      tournament_id: 8,
      capacity: null,
      confirmed: 0,
      waiting: 0,
      absent: 0,
      paid: 0,
      expected: 0,
      finished: false,
      winners: ['Я'],
      people: '',
      playing: '',
      wonBy: 'Я',
    },
  });
});

test.each([
  [[], undefined],
  [['Анна Соколова'], 'Анна Соколова'],
  [['Екатерина Виноградова'], 'Екатерина\u00a0В.'],
  [['Анна Соколова', 'Борис Петрович Ким'], 'Анна\u00a0С., Борис\u00a0К.'],
  [['Анна Соколова', 'Анна Серова'], 'Анна Соколова, Анна Серова'],
  [['Глеб', 'Вера Ким', 'Я Я', 'Ольга Ли'], 'Глеб, Вера\u00a0К. и\u00a0ещё\u00a02'],
])('PLAY-16: in a row of the list %j have won', (names, text) => {
  expect(parseItem({ winners: names }).wonBy).toBe(text);
});
