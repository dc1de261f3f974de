import fc from 'fast-check';
import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import {
  FIELD_NAMES,
  type RequestFieldName,
} from '../../../src/domain/tournament/tournamentFields';
import {
  listChangedFields,
  toFieldErrors,
  hasRequestedValues,
  pickFromRequest,
  toRequestFromForm,
  toFormValues,
  setLevelFrom,
} from '../../../src/domain/tournament/formValues';
import { parseTournament } from '../../../src/domain/tournament/tournamentWire';
import { createRequest, createTournament } from '../support/samples';
import { createValues } from '../support/formValues';
import { createRuns } from '../../support/createRuns';

describe('an edit', () => {
  test('EDIT-8: nothing is changed by opening a tournament', () => {
    expect(
      listChangedFields(toRequestFromForm(createValues()), toRequestFromForm(createValues())),
    ).toEqual([]);
  });

  test('EDIT-8: only what differs is sent', () => {
    const before = toRequestFromForm(createValues());
    const after = toRequestFromForm(
      createValues({ entry_fee: '2000', end_time: '', level_to: '' }),
    );
    const changed = listChangedFields(before, after);
    expect(pickFromRequest(after, changed)).toEqual({
      endTime: null,
      levelTo: null,
      entryFee: 2000,
    });
  });

  test('EDIT-8: a value that only looks different is not changed', () => {
    const loaded = parseTournament({
      ...createTournament(),
      start_time: '10:00:00',
      end_time: null,
      level_from: '2.0',
      level_to: null,
      entry_fee: '1500.00',
      organizer_name: 'Иван Иванов ',
      organizer_phone: '79161234567',
    });
    const typed = createValues({
      end_time: '',
      level_to: '',
      level_from: '2',
      entry_fee: ' 1500',
      organizer_name: ' Иван Иванов',
    });
    expect(
      listChangedFields(toRequestFromForm(toFormValues(loaded!)), toRequestFromForm(typed)),
    ).toEqual([]);
  });

  test('EDIT-8: a change that is taken back is none', () => {
    const back = setLevelFrom(setLevelFrom(createValues(), '3'), '2');
    expect(listChangedFields(toRequestFromForm(createValues()), toRequestFromForm(back))).toEqual(
      [],
    );
  });

  test('EDIT-8: no tournament that a server can send is changed by opening it', () => {
    const anything = fc.dictionary(fc.constantFrom(...FIELD_NAMES), fc.jsonValue());
    fc.assert(
      fc.property(anything, (row) => {
        const opened = toFormValues(parseTournament(row, -1)!);
        expect(
          listChangedFields(toRequestFromForm(opened), toRequestFromForm({ ...opened })),
        ).toEqual([]);
        for (const value of Object.values(opened)) expect(typeof value).toBe('string');
      }),
      createRuns(),
    );
  });

  test('EDIT-8: the changed part of any two requests, laid over the first, gives the second', () => {
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
        const before = createRequest(one);
        const after = createRequest(other);
        const changed: RequestFieldName[] = listChangedFields(before, after);
        expect({ ...before, ...pickFromRequest(after, changed) }).toEqual(after);
        for (const field of changed) expect(before[field]).not.toBe(after[field]);
      }),
      createRuns(),
    );
  });

  test("CREATE-13: the server's messages find the form's fields", () => {
    expect(toFieldErrors({ startTime: 'рано', organizerPhone: 'формат', другое: 'нет' })).toEqual({
      start_time: 'рано',
      organizer_phone: 'формат',
    });
    expect(toFieldErrors({})).toEqual({});
  });
});

test('WEATHER-3: a tournament has what was to be saved where all of it is equal once normalised', () => {
  const tournament = createTournament({ end_time: null });
  expect(hasRequestedValues(tournament, {})).toBe(true);
  expect(hasRequestedValues(tournament, createRequest({ endTime: null }))).toBe(true);
  expect(hasRequestedValues(tournament, { endTime: null, entryFee: 1500 })).toBe(true);
  expect(hasRequestedValues(tournament, { endTime: '14:00', entryFee: 1500 })).toBe(false);
  expect(hasRequestedValues(tournament, { entryFee: 0 })).toBe(false);
});
