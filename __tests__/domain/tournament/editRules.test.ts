import { createRequest } from '../support/samples';
import { type Changes, listRuleErrors } from '../support/ruleErrors';

describe('editing', () => {
  const old: Changes = {
    tournamentType: 'Круговой',
    date: '2020-02-30',
    startTime: '06:00',
    endTime: '05:00',
    levelFrom: 0,
    levelTo: 9,
    entryFee: -5.5,
    organizerName: '',
    organizerPhone: '123',
  };

  test('EDIT-2: with nothing changed no rule applies, however broken the tournament is', () => {
    expect(listRuleErrors(old, [])).toEqual({});
    expect(listRuleErrors({ ...old, endTime: null, levelTo: null, levelFrom: NaN }, [])).toEqual(
      {},
    );
  });

  test.each(['tournamentType', 'date', 'entryFee', 'organizerName', 'organizerPhone'] as const)(
    'EDIT-2: a changed %s is held to its own rules, and nothing else to any',
    (field) => {
      expect(Object.keys(listRuleErrors(old, [field]))).toEqual([field]);
      expect(listRuleErrors({ ...old, [field]: createRequest()[field] }, [field])).toEqual({});
    },
  );

  test("EDIT-2: a past tournament's phone can be mended, its date only to one that is not past", () => {
    const past = { date: '2026-06-01' };
    expect(listRuleErrors(past, ['organizerPhone'])).toEqual({});
    expect(listRuleErrors(past, ['organizerPhone', 'date'])).toEqual({
      date: 'Дата не может быть в прошлом',
    });
  });

  test('EDIT-2: without an end and without a maximum level any other field can be changed', () => {
    const open = { endTime: null, levelTo: null };
    expect(listRuleErrors(open, ['organizerName'])).toEqual({});
    expect(listRuleErrors(open, ['startTime', 'levelFrom'])).toEqual({});
  });

  test('EDIT-2, EDIT-4: a start moved behind the unchanged end is reported at the end', () => {
    expect(listRuleErrors({ startTime: '15:00' }, ['startTime'])).toEqual({
      endTime: 'Время окончания должно быть больше времени начала',
    });
    expect(listRuleErrors({ startTime: '15:00' }, ['date'])).toEqual({});
  });

  test('EDIT-2: an end is compared with the unchanged start, which itself is held to nothing', () => {
    const early = { startTime: '06:00' };
    expect(listRuleErrors({ ...early, endTime: '07:00' }, ['endTime'])).toEqual({});
    expect(listRuleErrors({ ...early, endTime: '05:00' }, ['endTime'])).toEqual({
      endTime: 'Время окончания должно быть больше времени начала',
    });
  });

  test('EDIT-2: an unchanged end outside the hours is only compared with the changed start', () => {
    expect(listRuleErrors({ startTime: '10:00', endTime: '24:00' }, ['startTime'])).toEqual({});
  });

  test('EDIT-2, EDIT-7: a minimum raised over the unchanged maximum is reported at the maximum', () => {
    expect(listRuleErrors({ levelFrom: 5 }, ['levelFrom'])).toEqual({
      levelTo: 'Максимальный уровень должен быть больше или равен минимальному',
    });
    expect(listRuleErrors({ levelFrom: 5 }, ['entryFee'])).toEqual({});
  });
});
