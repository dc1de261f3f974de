import { LEVELS } from '../../../src/domain/fields/level';
import { validateFields, createTournamentRules } from '../../../src/domain/tournament/rules';
import {
  FIELD_NAMES,
  REQUEST_FIELD_NAMES,
  TOURNAMENT_FIELDS,
} from '../../../src/domain/tournament/tournamentFields';
import {
  INITIAL_FORM_VALUES,
  listChangedFields,
  toRequestFromForm,
  setLevelFrom,
  omitUnsupportedFields,
} from '../../../src/domain/tournament/formValues';
import { TODAY } from '../support/samples';
import { createValues } from '../support/formValues';

describe('the form', () => {
  test('CREATE-3: a new tournament begins with its defaults', () => {
    expect(INITIAL_FORM_VALUES).toEqual({
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
    expect(Object.keys(INITIAL_FORM_VALUES)).toEqual(FIELD_NAMES);
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
      const before = createValues({ level_from: '1', level_to });
      expect(setLevelFrom(before, level_from)).toEqual({ ...before, level_from, level_to: left });
    },
  );
});

describe('the request of the form', () => {
  test('WIRE-3: the values go out under their camelCase names, numbers as numbers', () => {
    expect(
      toRequestFromForm({
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
    expect(FIELD_NAMES.map((name) => TOURNAMENT_FIELDS[name].requestName)).toEqual(
      REQUEST_FIELD_NAMES,
    );
    for (const name of FIELD_NAMES) {
      const changed = createValues({ [name]: name.startsWith('level') ? '3' : '6' });
      expect(
        listChangedFields(toRequestFromForm(createValues()), toRequestFromForm(changed)),
      ).toEqual([TOURNAMENT_FIELDS[name].requestName]);
    }
  });

  test('WIRE-3, EDIT-4: an empty end is sent as null', () => {
    expect(toRequestFromForm(createValues({ end_time: '' })).endTime).toBeNull();
  });

  test('WIRE-3, EDIT-6: «Не указан» as the upper level is sent as null', () => {
    expect(toRequestFromForm(createValues({ level_to: '' })).levelTo).toBeNull();
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
    expect(toRequestFromForm(createValues({ entry_fee })).entryFee).toBe(fee);
  });

  test('EDIT-5, RULE-9: a negative fee is refused, not made 0', () => {
    const request = toRequestFromForm(createValues({ entry_fee: '-5' }));
    expect(validateFields(createTournamentRules(TODAY), request)).toEqual({
      entryFee: 'Взнос не может быть отрицательным',
    });
  });

  test("RULE-10: spaces around the organizer's name are not sent", () => {
    const request = toRequestFromForm(createValues({ organizer_name: '  Анна Ли ' }));
    expect(request.organizerName).toBe('Анна Ли');
  });
});

describe('a field that only some hosts know', () => {
  const { end_time: endTime, ...plain } = TOURNAMENT_FIELDS;
  const fields = { ...plain, end_time: { ...endTime, feature: 'live' as const } };
  const request = toRequestFromForm({ ...INITIAL_FORM_VALUES, end_time: '20:00' });

  test('is not sent to a host without the feature', () => {
    const { endTime: _, ...known } = request;
    expect(omitUnsupportedFields(request, [], fields)).toEqual(known);
    expect(omitUnsupportedFields({ endTime: null }, ['trash'], fields)).toEqual({});
  });

  test('PLAY-71: the copied tournament is not sent to a host without plays', () => {
    const copy = { ...request, copyOf: 7 };
    expect(omitUnsupportedFields(copy, ['trash'])).toEqual(request);
    expect(omitUnsupportedFields(copy, ['play'])).toEqual(copy);
  });

  test('is sent to one that has it, as all others are to every host', () => {
    expect(omitUnsupportedFields(request, ['live'], fields)).toEqual(request);
    expect(omitUnsupportedFields(request, [])).toEqual(request);
  });
});

test('COMFORT-95: midnight as the end is sent as the end of the day, as the start it stays', () => {
  const values = createValues({ start_time: '00:00', end_time: '00:00' });
  expect(toRequestFromForm(values)).toMatchObject({ startTime: '00:00', endTime: '23:59' });
});
