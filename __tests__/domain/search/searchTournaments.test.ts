import fc from 'fast-check';
import { addDays } from '../../../src/domain/dates/dates';
import { findListFilterForText } from '../../../src/domain/search/findListFilterForText';
import { searchTournaments, type SearchResult } from '../../../src/domain/search/searchTournaments';
import { filterSeasonByOrganizer } from '../../../src/domain/list/splitSeason';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { DEFAULT_LIST_PARAMS } from '../../../src/domain/list/listParams';
import { createApplication, createTournament, TODAY } from '../support/samples';
import { createRuns } from '../../support/createRuns';

const HITS_MAX = 8;

function search(tournaments: readonly Tournament[], text: string): SearchResult {
  const search = searchTournaments(tournaments, text, TODAY);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

const CLUB = [
  createTournament({ id: 1, organizer_name: 'Семён Королёв', date: '2026-11-28' }),
  createTournament({
    id: 2,
    organizer_name: 'Анна-Мария Ли',
    organizer_phone: '+7 (812) 555-44-33',
    date: '2026-06-06',
    start_time: '18:00',
    tournament_type: 'Американо',
  }),
  createTournament({ id: 3, organizer_name: 'Марта Майская', date: '2025-05-28' }),
];

describe('the tournaments that are found', () => {
  const listIds = (text: string) => search(CLUB, text).tournaments.map(({ id }) => id);

  test.each<[string, number[]]>([
    ['королев', [1]],
    ['  КОРОЛЁВ  семен ', [1]],
    ['семён, мекс', [1]],
    ['мария', [2]],
    ['американо ли', [2]],
    ['28 ноября', [1]],
    ['ноября 28', [1]],
    ['28 ноя', [1]],
    ['28.11', [1]],
    ['28/11/26', [1]],
    ['28.11.2026', [1]],
    ['28-11', [1]],
    ['28 11 2026', [1]],
    ['2026-11-28', [1]],
    ['28.11.2025', []],
    ['28', [1, 3]],
    ['2025', [3]],
    ['завтра', [2]],
    ['сегодня', []],
    ['июнь', [2]],
    ['июня 18:00', [2]],
    ['мая', [3]],
    ['мар', [2, 3]],
    ['812 555', [2]],
    ['8 812', [2]],
    ['+7 (812) 555-44-33', [2]],
    ['44-33', [2]],
    ['31.02', []],
    ['45.13', []],
    ['.*', []],
    ['(', []],
    ['королёв американо', []],
  ])('COMFORT-81: %j finds %j', (text, expected) => {
    expect(listIds(text)).toEqual(expected);
  });

  test('COMFORT-81: hits that begin a word come first, then the nearest ahead, then the latest behind', () => {
    const createNamed = (id: number, organizer_name: string, days: number) =>
      createTournament({ id, organizer_name, date: addDays(TODAY, days) });
    const club = [
      createNamed(1, 'Иван Норин', 1),
      createNamed(2, 'Ирина Ан', -9),
      createNamed(3, 'Анна Белова', 30),
      createNamed(4, 'Анна Белова', -3),
      createNamed(5, 'Анна Белова', 2),
      createNamed(6, 'Анна Белова', 0),
    ];
    const { tournaments } = search(club, 'ан');
    expect(tournaments.map(({ id }) => id)).toEqual([6, 5, 3, 4, 2, 1]);
  });

  test('COMFORT-81: the best of many hits are shown and all are counted; an empty text has those ahead', () => {
    const club = Array.from({ length: 40 }, (_, index) =>
      createTournament({ id: index + 1, date: addDays(TODAY, 19 - index) }),
    );
    const all = search(club, 'иван');
    expect(all.tournamentCount).toBe(40);
    expect(all.tournaments.map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
    expect(search(club, ' ').tournamentCount).toBe(20);
    expect(search(club, '').tournaments[0]?.id).toBe(20);
    expect(search(club.slice(20), '').tournaments).toEqual([]);
  });

  test('COMFORT-81: a long list tells what it has found so far, and loses nothing', () => {
    const club = Array.from({ length: 1_000 }, (_, index) =>
      createTournament({ id: index + 1, organizer_name: index % 2 ? 'Анна Ли' : 'Вера Ли' }),
    );
    const counts = [...searchTournaments(club, 'вера', TODAY)].map(
      ({ tournamentCount }) => tournamentCount,
    );
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(search(club, 'вера').tournamentCount).toBe(500);
  });

  test('COMFORT-81: any word of a name finds it, by its beginning or from within', () => {
    const letter = fc.constantFrom(...'абвеёиЁЕЯaZ');
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(), (words, at) => {
        const club = [createTournament({ organizer_name: words.join(' '), date: 'скоро' })];
        const part = words[at % words.length]!.slice(at % 2);
        for (const text of [part, part.toUpperCase(), [...words].reverse().join('  ')]) {
          expect(search(club, text).tournamentCount).toBe(1);
        }
      }),
      createRuns(),
    );
  });
});

describe('the players that are found', () => {
  const ivan = { name: 'Иван Орлов', contact_phone: '+7 (916) 123-45-67' };
  const namesake = { name: 'Иван Орлов', contact_phone: '+7 (903) 000-00-01' };
  const semyon = { name: 'Семён Иванов', contact_phone: '+7 (903) 000-00-02' };
  const createTournamentOn = (
    id: number,
    days: number,
    ...players: { name: string; contact_phone: string }[]
  ) =>
    createTournament({
      id,
      organizer_name: 'Ольга Смирнова',
      date: addDays(TODAY, days),
      applications: players.map(createApplication),
    });
  const club = [
    createTournamentOn(1, 20, ivan, semyon),
    createTournamentOn(2, 2, ivan),
    createTournamentOn(3, -2, namesake),
    createTournamentOn(4, -30, ivan),
  ];
  const listPlayers = (text: string) =>
    search(club, text).players.map(({ name, tournament }) => [name, tournament.id]);

  test('COMFORT-81: each player is found once, in the nearest tournament; a namesake is another player', () => {
    expect(listPlayers('иван')).toEqual([
      ['Иван Орлов', 2],
      ['Семён Иванов', 1],
      ['Иван Орлов', 3],
    ]);
    expect(search(club, 'орлов иван')).toMatchObject({ playerCount: 2, hasMorePlayers: false });
  });

  test('COMFORT-81: the only one is shown with each of the tournaments', () => {
    expect(listPlayers('8 916 123')).toEqual([
      ['Иван Орлов', 2],
      ['Иван Орлов', 1],
      ['Иван Орлов', 4],
    ]);
    expect(search(club, '8916')).toMatchObject({ playerCount: 1, hasMorePlayers: false });
    expect(listPlayers('семен')).toEqual([['Семён Иванов', 1]]);
  });

  test('COMFORT-81: a day or a time is asked of tournaments, and an empty text of no player', () => {
    for (const text of ['', '28.11 иван', '10:00', 'смирнова'])
      expect(listPlayers(text)).toEqual([]);
  });

  test('COMFORT-81: a name may have digits', () => {
    const team = [
      createTournamentOn(
        1,
        1,
        { name: 'Корт 28', contact_phone: '' },
        { name: 'Игрок 2999', contact_phone: '' },
      ),
    ];
    expect(search(team, 'корт 28').players).toMatchObject([{ name: 'Корт 28' }]);
    expect(search(team, '2999').players).toMatchObject([{ name: 'Игрок 2999' }]);
  });

  test('COMFORT-81: a phone is found however it is typed', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 10, maxLength: 10 }), (digits) => {
        const d = digits.join('');
        const [a, b, c, e] = [d.slice(0, 3), d.slice(3, 6), d.slice(6, 8), d.slice(8)];
        const phone = `+7 (${a}) ${b}-${c}-${e}`;
        const one = [createTournamentOn(1, 1, { name: 'Анна', contact_phone: phone })];
        const spellings = [
          phone,
          `\u202a+7\u00a0${a}\u00a0${b}\u2011${c}\u2011${e}\u202c`,
          `8${d}`,
          `+7${d}`,
          d,
          `8 ${a} ${b}-${c}-${e}`,
          `${a} ${b}`,
          d.slice(6),
        ];
        for (const text of spellings) expect(search(one, text).playerCount).toBe(1);
      }),
      createRuns(),
    );
  });

  test('COMFORT-81: a limited number of players is shown, and is known to be a part of them', () => {
    const many = Array.from({ length: HITS_MAX + 1 }, (_, index) => ({
      name: `Анна ${index}`,
      contact_phone: '',
    }));
    expect(search([createTournamentOn(1, 1, ...many)], 'анна')).toMatchObject({
      playerCount: HITS_MAX,
      hasMorePlayers: true,
    });
    expect(search([createTournamentOn(1, 1, ...many.slice(1))], 'анна').hasMorePlayers).toBe(false);
    expect(
      search(
        [createTournamentOn(1, 1, ...many.slice(1)), createTournamentOn(2, 3, ...many.slice(1))],
        'анна',
      ).hasMorePlayers,
    ).toBe(false);
  });
});

describe('the list filter of a search', () => {
  const toList = (text: string) =>
    findListFilterForText(text, search(CLUB, text).tournaments, TODAY);

  test('COMFORT-81: a name, a type and a day are a search and filters', () => {
    expect(toList('королёв')).toEqual({ organizer: 'королев', params: DEFAULT_LIST_PARAMS });
    expect(toList('мекс семен королев')).toEqual({
      organizer: 'семен королев',
      params: { ...DEFAULT_LIST_PARAMS, type: 'Мексикано' },
    });
    const day = { period: 'range', from: '2026-06-06', to: '2026-06-06' };
    for (const text of ['завтра', '6.6.2026', '2026-06-06'])
      expect(toList(text)).toEqual({ organizer: '', params: { ...DEFAULT_LIST_PARAMS, ...day } });
    const { organizer } = toList('семен королев')!;
    expect(filterSeasonByOrganizer({ coming: CLUB, past: [] }, organizer).coming).toHaveLength(1);
  });

  test('COMFORT-81: a phone, a time, a day of any year and names in another order are not', () => {
    for (const text of ['8 812', '18:00', '28.11', 'ноябрь', 'королев семен'])
      expect(toList(text)).toBeNull();
  });
});
