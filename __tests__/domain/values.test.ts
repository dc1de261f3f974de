import fc from 'fast-check';
import { LEVELS } from '../../src/domain/level';
import { brokenRules, tournamentRules } from '../../src/domain/rules';
import type { TournamentRequest } from '../../src/domain/tournament';
import {
  FIELD_NAMES,
  REQUEST_FIELDS,
  TOURNAMENT_FIELDS,
  type RequestField,
} from '../../src/domain/tournamentFields';
import {
  INITIAL_VALUES,
  changedFields,
  errorsByField,
  hasValues,
  pickFields,
  toRequest,
  type TournamentValues,
  toFormValues,
  withLevelFrom,
  omitUnsupportedFields,
} from '../../src/domain/values';
import { parseTournament } from '../../src/domain/wire';
import { aRequest, aTournament, TODAY } from './support/samples';

const values = (changes: Partial<TournamentValues> = {}): TournamentValues => ({
  ...toFormValues(aTournament()),
  ...changes,
});

describe('the form', () => {
  test('CREATE-3: a new tournament begins with its defaults', () => {
    expect(INITIAL_VALUES).toEqual({
      tournament_type: 'Мексикано',
      date: '',
      start_time: '',
      end_time: '',
      level_from: '1',
      level_to: '',
      entry_fee: '0',
      organizer_name: '',
      organizer_phone: '',
    });
  });

  test('CREATE-4: its fields have the names of the wire, in the order of the form', () => {
    expect(FIELD_NAMES).toEqual([
      'tournament_type',
      'date',
      'start_time',
      'end_time',
      'level_from',
      'level_to',
      'entry_fee',
      'organizer_name',
      'organizer_phone',
    ]);
    expect(Object.keys(INITIAL_VALUES)).toEqual(FIELD_NAMES);
  });

  test('CREATE-13: each field has its label', () => {
    expect(FIELD_NAMES.map((name) => TOURNAMENT_FIELDS[name].label)).toEqual([
      'Тип турнира',
      'Дата',
      'Время начала',
      'Время окончания',
      'Минимальный уровень',
      'Максимальный уровень',
      'Взнос, ₽',
      'Имя организатора',
      'Телефон организатора',
    ]);
  });

  test('CREATE-2: levels go from 1 to 7 in steps of 0.5', () => {
    expect(LEVELS).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]);
  });

  test.each([
    ['3', '2', ''],
    ['2.5', '2', ''],
    ['2', '2', '2'],
    ['1.5', '2', '2'],
    ['7', '6.5', ''],
    ['3', '', ''],
  ])(
    'CREATE-9, EDIT-7: a minimum of %s under a maximum of %j leaves the maximum %j',
    (level_from, level_to, left) => {
      const before = values({ level_from: '1', level_to });
      expect(withLevelFrom(before, level_from)).toEqual({ ...before, level_from, level_to: left });
    },
  );
});

describe('what is sent', () => {
  test('WIRE-3: the values go out under their camelCase names, numbers as numbers', () => {
    expect(
      toRequest({
        tournament_type: 'Американо',
        date: '2026-06-06',
        start_time: '10:00',
        end_time: '14:00',
        level_from: '2',
        level_to: '4.5',
        entry_fee: '1500',
        organizer_name: 'Иван Иванов',
        organizer_phone: '+7 (916) 123-45-67',
      }),
    ).toEqual({
      tournamentType: 'Американо',
      date: '2026-06-06',
      startTime: '10:00',
      endTime: '14:00',
      levelFrom: 2,
      levelTo: 4.5,
      entryFee: 1500,
      organizerName: 'Иван Иванов',
      organizerPhone: '+7 (916) 123-45-67',
    });
  });

  test('WIRE-3: every field of the form reaches a field of its own in the request', () => {
    expect(FIELD_NAMES.map((name) => TOURNAMENT_FIELDS[name].requestName)).toEqual(REQUEST_FIELDS);
    for (const name of FIELD_NAMES) {
      const changed = values({ [name]: name.startsWith('level') ? '3' : '6' });
      expect(changedFields(toRequest(values()), toRequest(changed))).toEqual([
        TOURNAMENT_FIELDS[name].requestName,
      ]);
    }
  });

  test('WIRE-3, EDIT-4: an empty end is sent as null', () => {
    expect(toRequest(values({ end_time: '' })).endTime).toBeNull();
  });

  test('WIRE-3, EDIT-6: «Не указан» as the upper level is sent as null', () => {
    expect(toRequest(values({ level_to: '' })).levelTo).toBeNull();
  });

  test.each([
    ['1500', 1500],
    ['0', 0],
    ['', 0],
    [' ', 0],
    ['много', 0],
    ['15x', 0],
    ['-5', -5],
    ['12.5', 12.5],
  ])('EDIT-5: the fee %j is read as %d', (entry_fee, fee) => {
    expect(toRequest(values({ entry_fee })).entryFee).toBe(fee);
  });

  test('EDIT-5, RULE-9: a negative fee is refused, not made 0', () => {
    const request = toRequest(values({ entry_fee: '-5' }));
    expect(brokenRules(tournamentRules(TODAY), request)).toEqual({
      entryFee: 'Взнос не может быть отрицательным',
    });
  });

  test("RULE-10: spaces around the organizer's name are not sent", () => {
    const request = toRequest(values({ organizer_name: '  Анна Ли ' }));
    expect(request.organizerName).toBe('Анна Ли');
  });
});

describe('a field that only some hosts know', () => {
  const { end_time: endTime, ...plain } = TOURNAMENT_FIELDS;
  const fields = { ...plain, end_time: { ...endTime, feature: 'live' as const } };
  const request = toRequest({ ...INITIAL_VALUES, end_time: '20:00' });

  test('is not sent to a host without the feature', () => {
    const { endTime: _, ...known } = request;
    expect(omitUnsupportedFields(request, [], fields)).toEqual(known);
    expect(omitUnsupportedFields({ endTime: null }, ['trash'], fields)).toEqual({});
  });

  test('is sent to one that has it, as all others are to every host', () => {
    expect(omitUnsupportedFields(request, ['live'], fields)).toEqual(request);
    expect(omitUnsupportedFields(request, [])).toEqual(request);
  });
});

describe('an edit', () => {
  test('EDIT-8: nothing is changed by opening a tournament', () => {
    expect(changedFields(toRequest(values()), toRequest(values()))).toEqual([]);
  });

  test('EDIT-8: only what differs is sent', () => {
    const before = toRequest(values());
    const after = toRequest(values({ entry_fee: '2000', end_time: '', level_to: '' }));
    const changed = changedFields(before, after);
    expect(pickFields(after, changed)).toEqual({ endTime: null, levelTo: null, entryFee: 2000 });
  });

  test('EDIT-8: what only looks different is not changed', () => {
    const loaded = parseTournament({
      ...aTournament(),
      start_time: '10:00:00',
      end_time: null,
      level_from: '2.0',
      level_to: null,
      entry_fee: '1500.00',
      organizer_name: 'Иван Иванов ',
      organizer_phone: '79161234567',
    });
    const typed = values({
      end_time: '',
      level_to: '',
      level_from: '2',
      entry_fee: ' 1500',
      organizer_name: ' Иван Иванов',
    });
    expect(changedFields(toRequest(toFormValues(loaded!)), toRequest(typed))).toEqual([]);
  });

  test('EDIT-8: a change that is taken back is none', () => {
    const back = withLevelFrom(withLevelFrom(values(), '3'), '2');
    expect(changedFields(toRequest(values()), toRequest(back))).toEqual([]);
  });

  test('EDIT-8: no tournament that a server can send is changed by opening it', () => {
    const anything = fc.dictionary(fc.constantFrom(...FIELD_NAMES), fc.jsonValue());
    fc.assert(
      fc.property(anything, (row) => {
        const opened = toFormValues(parseTournament(row, -1)!);
        expect(changedFields(toRequest(opened), toRequest({ ...opened }))).toEqual([]);
        for (const value of Object.values(opened)) expect(typeof value).toBe('string');
      }),
    );
  });

  test('EDIT-8: of any two requests, the changed part laid over the first gives the second', () => {
    const part = fc.constantFrom<Partial<TournamentRequest>>(
      {},
      { endTime: null },
      { levelTo: null },
      { entryFee: 0, date: '2026-07-01' },
      { levelFrom: 3.5, organizerName: 'Анна' },
      { tournamentType: 'Американо', startTime: '09:00' },
      { organizerPhone: '+7 (903) 000-00-00' },
    );
    fc.assert(
      fc.property(part, part, (one, other) => {
        const before = aRequest(one);
        const after = aRequest(other);
        const changed: RequestField[] = changedFields(before, after);
        expect({ ...before, ...pickFields(after, changed) }).toEqual(after);
        for (const field of changed) expect(before[field]).not.toBe(after[field]);
      }),
    );
  });

  test("CREATE-13: the server's messages find the form's fields", () => {
    expect(errorsByField({ startTime: 'рано', organizerPhone: 'формат', другое: 'нет' })).toEqual({
      start_time: 'рано',
      organizer_phone: 'формат',
    });
    expect(errorsByField({})).toEqual({});
  });
});

test('WEATHER-3: a tournament has what was to be saved where all of it is equal once normalised', () => {
  const tournament = aTournament({ end_time: null });
  expect(hasValues(tournament, {})).toBe(true);
  expect(hasValues(tournament, aRequest({ endTime: null }))).toBe(true);
  expect(hasValues(tournament, { endTime: null, entryFee: 1500 })).toBe(true);
  expect(hasValues(tournament, { endTime: '14:00', entryFee: 1500 })).toBe(false);
  expect(hasValues(tournament, { entryFee: 0 })).toBe(false);
});
