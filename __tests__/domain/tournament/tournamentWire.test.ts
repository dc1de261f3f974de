import fc from 'fast-check';
import {
  hasServerId,
  parseTournament,
  parseTournaments,
} from '../../../src/domain/tournament/tournamentWire';
import { createTournament } from '../support/samples';
import { createRuns } from '../../support/createRuns';

const createRaw = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  tournament_type: 'Американо',
  date: '2026-06-06',
  start_time: '10:00',
  end_time: '14:00',
  level_from: 2,
  level_to: 4.5,
  entry_fee: 1500,
  organizer_name: 'Иван Иванов',
  organizer_phone: '+7 (916) 123-45-67',
  applications: [
    {
      id: 1,
      name: 'Пётр',
      level: 3.5,
      contact_phone: '+7 (903) 000-00-01',
      user_id: 42,
      created_at: '2026-05-20T18:00:00Z',
    },
  ],
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-05-02T09:00:00Z',
  version: 3,
  ...changes,
});

const { version: _, ...asAnotherHostSends } = createRaw();

describe('a tournament as it comes', () => {
  test('WIRE-2: every stated field arrives under its name', () => {
    expect(parseTournament(createRaw())).toEqual(createRaw());
  });

  test('WIRE-2: a host that counts no versions is understood', () => {
    expect(parseTournament(asAnotherHostSends)).toEqual(createRaw({ version: null }));
  });

  test('WIRE-2: a type that is not known is kept as it is', () => {
    expect(parseTournament(createRaw({ tournament_type: 'Круговой' }))?.tournament_type).toBe(
      'Круговой',
    );
  });

  test.each([
    ['10:00', '10:00'],
    ['10:00:00', '10:00'],
    ['09:05:59', '09:05'],
    ['9:05', '09:05'],
    ['9:05:00', '09:05'],
    ['10:00:00.000', '10:00'],
    ['10', '10'],
    ['10:0', '10:0'],
    ['100:00', '100:00'],
    ['утром', 'утром'],
    ['', ''],
    [null, ''],
    [{}, ''],
  ])('WIRE-6, WIRE-7: the time %j is read as %j', (sent, read) => {
    const tournament = parseTournament(createRaw({ start_time: sent, end_time: sent }));
    expect(tournament?.start_time).toBe(read);
    expect(tournament?.end_time).toBe(read || null);
  });

  test.each([
    ['79161234567', '+7 (916) 123-45-67'],
    ['+79161234567', '+7 (916) 123-45-67'],
    [79161234567, '+7 (916) 123-45-67'],
    ['+7 (916) 123-45-67', '+7 (916) 123-45-67'],
    ['89161234567', '89161234567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    [null, ''],
  ])('WIRE-6, FORMAT-4: the phone %j is read as %j', (sent, read) => {
    const tournament = parseTournament(
      createRaw({ organizer_phone: sent, applications: [{ contact_phone: sent }] }),
    );
    expect(tournament?.organizer_phone).toBe(read);
    expect(tournament?.applications[0]?.contact_phone).toBe(read);
  });

  test.each(['end_time', 'level_to'] as const)('WIRE-6: an absent %s is null', (field) => {
    const { [field]: __, ...without } = createRaw();
    expect(parseTournament(without)?.[field]).toBeNull();
    expect(parseTournament(createRaw({ [field]: null }))?.[field]).toBeNull();
    expect(parseTournament(createRaw({ [field]: '' }))?.[field]).toBeNull();
  });

  test.each([
    [2, 2],
    [0, 0],
    ['2.50', 2.5],
    ['1500.00', 1500],
    ['', null],
    ['  ', null],
    ['много', null],
    [true, null],
    [[3], null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('WIRE-6, WIRE-7: the number %j is read as %j', (sent, read) => {
    const tournament = parseTournament(
      createRaw({
        level_from: sent,
        level_to: sent,
        entry_fee: sent,
        applications: [{ level: sent }],
      }),
    );
    expect(tournament).toMatchObject({ level_from: read, level_to: read, entry_fee: read });
    expect(tournament?.applications[0]?.level).toBe(read);
  });

  test.each([undefined, null, {}, 'нет', 5])('WIRE-7: applications of %j count as none', (sent) => {
    expect(parseTournament(createRaw({ applications: sent }))?.applications).toEqual([]);
  });

  test('WIRE-7: broken applications are left out or shown as far as they can be', () => {
    const applications = [null, 'Пётр', { name: 'Анна', level: 'средний', user_id: { a: 1 } }, []];
    expect(parseTournament(createRaw({ applications }))?.applications).toEqual([
      {
        id: null,
        name: 'Анна',
        level: null,
        contact_phone: '',
        user_id: null,
        created_at: '',
      },
    ]);
  });

  test('WIRE-7: the texts of a row with nothing right in it stay texts', () => {
    const broken = {
      id: '12',
      date: 'скоро',
      start_time: 'утром',
      organizer_name: 404,
      created_at: 'вчера',
    };
    expect(parseTournament(broken)).toEqual({
      id: 12,
      tournament_type: '',
      date: 'скоро',
      start_time: 'утром',
      end_time: null,
      level_from: null,
      level_to: null,
      entry_fee: null,
      organizer_name: '404',
      organizer_phone: '',
      applications: [],
      created_at: 'вчера',
      updated_at: '',
      version: null,
    });
  });

  test.each([null, undefined, 5, 'текст', true, [], [createRaw()], {}, { id: null }, { id: 0 }])(
    'WIRE-7: %j is no tournament',
    (data) => {
      expect(parseTournament(data)).toBeNull();
    },
  );
});

describe('the list as it comes', () => {
  test.each([null, undefined, {}, { tournaments: [] }, 'текст', 5, true])(
    'LIST-11: %j is no list',
    (data) => {
      expect(parseTournaments(data)).toBeNull();
    },
  );

  test('WIRE-7: a broken row leaves the rows around it whole', () => {
    const list = parseTournaments([
      createRaw({ id: 1 }),
      null,
      'ошибка',
      { date: 'скоро' },
      createRaw({ id: 2 }),
    ]);
    expect(list?.map(({ id, date }) => [id, date])).toEqual([
      [1, '2026-06-06'],
      [-2, 'скоро'],
      [2, '2026-06-06'],
    ]);
  });

  test.each([undefined, null, 'нет', {}, 0, -1, 1.5, '', 1e300, '12345678901234567890'])(
    'WIRE-7: a row with the id %j is shown, and nothing can be sent for it',
    (id) => {
      const [row] = parseTournaments([createRaw({ id })])!;
      expect(row?.organizer_name).toBe('Иван Иванов');
      expect(hasServerId(row!)).toBe(false);
    },
  );

  test("WIRE-7: a row with another row's id is shown next to it, and only the first can be sent for", () => {
    const list = parseTournaments([
      createRaw({ id: 5 }),
      createRaw({ id: 5 }),
      createRaw({ id: '5' }),
    ])!;
    expect(list.map(({ id }) => id)).toEqual([5, -2, -3]);
    expect(list.map(hasServerId)).toEqual([true, false, false]);
  });

  /** Almost valid rows: real field names with arbitrary values. */
  const names = Object.keys(createRaw());
  const nearly = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), fc.integer())),
    fc.record({ id: fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constant(null)) }),
  );

  test('WIRE-7: any JSON gives a list for an array and none for anything else, and never raises', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(nearly)), (data) => {
        expect(Array.isArray(parseTournaments(data))).toBe(Array.isArray(data));
      }),
      createRuns(1000),
    );
  });

  test('WIRE-7: any array gives as many rows as it has objects, all of one shape, no two of one id', () => {
    const listKeys = (value: object) => Object.keys(value).sort();
    fc.assert(
      fc.property(fc.array(nearly), (data) => {
        const rows = parseTournaments(data)!;
        const objects = data.filter(
          (row) => Object.prototype.toString.call(row) === '[object Object]',
        );
        expect(rows).toHaveLength(objects.length);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const row of rows) expect(listKeys(row)).toEqual(listKeys(createTournament()));
      }),
      createRuns(1000),
    );
  });

  test('WIRE-6: a row that is normalised once stays as it is', () => {
    fc.assert(
      fc.property(fc.array(nearly), (data) => {
        const rows = parseTournaments(data)!.filter(hasServerId);
        expect(parseTournaments(rows)).toEqual(rows);
      }),
      createRuns(),
    );
  });
});
