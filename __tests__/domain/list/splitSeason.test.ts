import fc from 'fast-check';
import { filterSeasonByOrganizer, splitSeason } from '../../../src/domain/list/splitSeason';
import { createTournament, TODAY } from '../support/samples';
import { createRuns } from '../../support/createRuns';

describe('the search', () => {
  const names = ['Иван Иванов', 'Семён Королёв', 'АННА ЛИ', 'John Smith', ' Пётр  Великий', ''];
  const club = names.map((organizer_name, index) =>
    createTournament({ id: index + 1, organizer_name }),
  );
  const findIds = (search: string) =>
    filterSeasonByOrganizer({ coming: club, past: [] }, search).coming.map(
      ({ organizer_name }) => organizer_name,
    );

  test.each([
    ['иван', ['Иван Иванов']],
    ['ИВАНОВ', ['Иван Иванов']],
    ['н и', ['Иван Иванов']],
    ['анна', ['АННА ЛИ']],
    ['smi', ['John Smith']],
    ['королев', ['Семён Королёв']],
    ['КОРОЛЁВ', ['Семён Королёв']],
    ['семен', ['Семён Королёв']],
    ['ЁВ', ['Семён Королёв']],
    ['  иванов  ', ['Иван Иванов']],
    ['петр', [' Пётр  Великий']],
    ['ан', ['Иван Иванов', 'АННА ЛИ']],
    ['сидоров', []],
    ['.*', []],
    ['иван  иванов', []],
  ])('LIST-7: %j finds %j', (search, expected) => {
    expect(findIds(search)).toEqual(expected);
  });

  test.each(['', '   '])('LIST-7: the search %j leaves every tournament in the list', (search) => {
    expect(findIds(search)).toEqual(names);
  });

  test('LIST-7: any part of a name, in any case and with ё or е, finds it', () => {
    const letter = fc.constantFrom(...'абвеёиЁЕЯ aZ-');
    const name = fc.string({ unit: letter, minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (organizer_name, from, length) => {
        const at = from % organizer_name.length;
        const part = organizer_name.slice(at, at + 1 + (length % organizer_name.length));
        const asTyped = [
          part.toUpperCase(),
          part.toLowerCase(),
          part.replace(/ё/g, 'е'),
          ` ${part} `,
        ];
        for (const search of asTyped) {
          const season = { coming: [], past: [createTournament({ organizer_name })] };
          expect(filterSeasonByOrganizer(season, search)).toEqual(season);
        }
      }),
      createRuns(),
    );
  });
});

describe('the order', () => {
  const createTournamentOn = (id: number, date: string, start_time = '10:00') =>
    createTournament({ id, date, start_time });
  const listIds = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  test('LIST-13: coming tournaments run from the soonest, past ones from the latest', () => {
    const season = splitSeason(
      [
        createTournamentOn(1, '2026-07-01'),
        createTournamentOn(2, '2025-01-01'),
        createTournamentOn(3, '2026-06-04'),
        createTournamentOn(4, '2026-06-06'),
        createTournamentOn(5, '2027-01-01'),
      ],
      TODAY,
    );
    expect(listIds(season.coming)).toEqual([4, 1, 5]);
    expect(listIds(season.past)).toEqual([3, 2]);
  });

  test("LIST-13: today's tournaments are coming ones until the day is over", () => {
    const list = [createTournamentOn(1, TODAY, '08:00')];
    expect(listIds(splitSeason(list, TODAY).coming)).toEqual([1]);
    expect(listIds(splitSeason(list, '2026-06-06').past)).toEqual([1]);
  });

  test('LIST-13: on one day the start decides, then the id', () => {
    const createDay = (date: string) => [
      createTournamentOn(3, date, '18:00'),
      createTournamentOn(2, date, '09:00'),
      createTournamentOn(9, date, '10:30'),
      createTournamentOn(1, date, '10:30'),
    ];
    expect(listIds(splitSeason(createDay('2026-06-06'), TODAY).coming)).toEqual([2, 1, 9, 3]);
    expect(listIds(splitSeason(createDay('2026-06-04'), TODAY).past)).toEqual([3, 9, 1, 2]);
  });

  test('LIST-13, WIRE-7: a tournament without a readable date is after the coming ones', () => {
    const season = splitSeason(
      [
        createTournamentOn(1, 'скоро'),
        createTournamentOn(2, '2027-01-01'),
        createTournamentOn(3, ''),
        createTournamentOn(4, '1999-02-30'),
      ],
      TODAY,
    );
    expect(listIds(season.coming)).toEqual([2, 1, 3, 4]);
    expect(season.past).toEqual([]);
  });

  test('LIST-13, LIST-9: each tournament of any list has one place, and the list stays unchanged', () => {
    const tournament = fc.record({
      date: fc.constantFrom('2026-06-03', '2026-06-04', TODAY, '2026-06-06', '2026-12-31', 'скоро'),
      start_time: fc.constantFrom('08:00', '10:00', '23:00'),
    });
    fc.assert(
      fc.property(fc.array(tournament), (data) => {
        const list = data.map((changes, index) => createTournament({ id: index + 1, ...changes }));
        const copy = [...list];
        const { coming, past } = splitSeason(list, TODAY);
        expect(list).toEqual(copy);
        expect(listIds([...coming, ...past]).sort((a, b) => a - b)).toEqual(listIds(list));
        const listKeys = (part: typeof list) =>
          part.filter(({ date }) => date !== 'скоро').map((t) => `${t.date} ${t.start_time}`);
        expect(listKeys(coming)).toEqual([...listKeys(coming)].sort());
        expect(listKeys(past)).toEqual([...listKeys(past)].sort().reverse());
        for (const { date } of past) expect(date < TODAY).toBe(true);
        for (const { date } of coming) expect(date >= TODAY).toBe(true);
      }),
      createRuns(),
    );
  });
});
