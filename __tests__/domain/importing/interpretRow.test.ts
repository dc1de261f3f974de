import { UNCOMPUTED_FORMULA_TEXT } from '../../../src/domain/importing/errorCells';
import { validateRow, interpretRow } from '../../../src/domain/importing/interpretRow';
import type { TournamentFormValues } from '../../../src/domain/tournament/formValues';
import { createTournamentRules } from '../../../src/domain/tournament/rules';
import { FIELD_NAMES } from '../../../src/domain/tournament/tournamentFields';

const TEXTS: TournamentFormValues = {
  tournament_type: 'мексикано',
  date: '28.11.2026',
  start_time: '18.00',
  end_time: '20',
  level_from: '2,5',
  level_to: '4',
  entry_fee: '1 500 ₽',
  organizer_name: ' Анна   Громова ',
  organizer_phone: '8 916 123-45-67',
};
const rules = createTournamentRules('2026-11-22');
const interpretWith = (changes: Partial<TournamentFormValues>) =>
  interpretRow({ ...TEXTS, ...changes }).values;
const validateWith = (changes: Partial<TournamentFormValues>) =>
  validateRow({ ...TEXTS, ...changes }, rules).errors;

test('COMFORT-51: a row as people write it is a tournament', () => {
  expect(validateRow(TEXTS, rules)).toEqual({
    values: {
      tournament_type: 'Мексикано',
      date: '2026-11-28',
      start_time: '18:00',
      end_time: '20:00',
      level_from: '2.5',
      level_to: '4',
      entry_fee: '1500',
      organizer_name: 'Анна Громова',
      organizer_phone: '+7 (916) 123-45-67',
    },
    errors: {},
  });
});

test.each([
  [
    { start_time: '18:00–20:30', end_time: '' },
    { start_time: '18:00', end_time: '20:30' },
  ],
  [
    { start_time: '18:00–20:00', end_time: '20.00' },
    { start_time: '18:00', end_time: '20:00' },
  ],
  [{ end_time: '–' }, { end_time: '' }],
  [
    { start_time: '18-00', end_time: '20-30' },
    { start_time: '18:00', end_time: '20:30' },
  ],
  [
    { date: '28.11.2026 19:00', start_time: '' },
    { date: '2026-11-28', start_time: '19:00' },
  ],
  [
    { level_from: '2-4,5', level_to: '' },
    { level_from: '2', level_to: '4.5' },
  ],
  [
    { level_from: '2+', level_to: '' },
    { level_from: '2', level_to: '' },
  ],
  [{ entry_fee: 'бесплатно' }, { entry_fee: '0' }],
])('COMFORT-51: %j means %j', (texts, values) => {
  expect(interpretWith(texts)).toMatchObject(values);
  expect(validateWith(texts)).toEqual({});
});

test.each([
  [{ tournament_type: 'американка' }, { tournament_type: 'Выберите корректный тип турнира' }],
  [{ tournament_type: '' }, { tournament_type: 'Тип турнира обязателен' }],
  [{ date: 'скоро' }, { date: 'Не похоже на дату: нужны день, месяц и год' }],
  [{ date: '' }, { date: 'Дата обязательна' }],
  [{ date: '31.02.2027' }, { date: 'Такой даты нет' }],
  [{ date: '21.11.2026' }, { date: 'Дата не может быть в прошлом' }],
  [{ start_time: 'утром', end_time: '' }, { start_time: 'Не похоже на время' }],
  [{ start_time: '', end_time: '' }, { start_time: 'Время начала обязательно' }],
  [{ end_time: '17:00' }, { end_time: 'Время окончания должно быть больше времени начала' }],
  [
    { start_time: '18:00–20:00', end_time: '21:00' },
    { end_time: 'Время окончания указано дважды, по-разному' },
  ],
  [
    { date: '28.11.2026 19:00', start_time: '18:00' },
    { start_time: 'Время начала указано дважды, по-разному' },
  ],
  [{ level_from: '' }, { level_from: 'Минимальный уровень от 1 до 7' }],
  [{ level_from: 'новички' }, { level_from: 'Не похоже на уровень' }],
  [
    { level_from: '2-4', level_to: '5' },
    { level_to: 'Максимальный уровень указан дважды, по-разному' },
  ],
  [{ entry_fee: '' }, { entry_fee: 'Укажите взнос; если его нет — 0' }],
  [{ entry_fee: 'договоримся' }, { entry_fee: 'Не похоже на сумму в рублях' }],
  [{ entry_fee: '1500,50' }, { entry_fee: 'Взнос указывается в целых рублях' }],
  [{ organizer_name: 'А' }, { organizer_name: 'Имя организатора минимум 2 символа' }],
  [
    { organizer_phone: '123' },
    { organizer_phone: 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX' },
  ],
])('COMFORT-51: %j is wrong and says why', (texts, errors) => {
  expect(validateWith(texts)).toEqual(errors);
  const [[name, text]] = Object.entries(texts) as [[keyof TournamentFormValues, string]];
  // A text that the parser rejects stays as it was typed.
  if (Object.values(errors).some((reason) => reason.startsWith('Не похоже')))
    expect(interpretWith(texts)[name]).toBe(text);
});

test.each(FIELD_NAMES)(
  'COMFORT-51: an error of the spreadsheet in the field %s is reported, and does not count as empty',
  (name) => {
    const { values, errors } = validateRow({ ...TEXTS, [name]: '#Н/Д' }, rules);
    expect(values[name]).toBe('#Н/Д');
    expect(errors).toEqual({ [name]: 'В ячейке таблицы ошибка: #Н/Д' });
  },
);

test('COMFORT-51: an error in one of two cells for the same field is reported as an error', () => {
  expect(validateWith({ date: '28.11.2026 18:00', start_time: '#REF!' }).start_time).toMatch(
    'ошибка: #REF!',
  );
  expect(validateWith({ end_time: UNCOMPUTED_FORMULA_TEXT }).end_time).toMatch(
    'Формула не посчитана',
  );
});

test.each([
  [{ end_time: '00:00' }],
  [{ end_time: '0:00' }],
  [{ end_time: '24:00' }],
  [{ end_time: '24' }],
  [{ end_time: '2400' }],
  [{ end_time: '24-00' }],
  [{ end_time: '24 ч' }],
  [{ start_time: '18:00–24:00', end_time: '0:00' }],
  [{ start_time: 'с 18 до 24', end_time: '' }],
])('COMFORT-95: with %j the evening ends with its day', (changes) => {
  expect(interpretWith(changes)).toMatchObject({ start_time: '18:00', end_time: '23:59' });
  expect(validateWith(changes)).toEqual({});
});

test.each(['24:30', '00:30', '240', '25:00'])('COMFORT-95: «%s» is no midnight', (end_time) => {
  expect(interpretWith({ end_time }).end_time).not.toBe('23:59');
  expect(validateWith({ end_time })).toHaveProperty('end_time');
});

test('COMFORT-95: midnight is no start', () => {
  expect(interpretWith({ start_time: '0:00' }).start_time).toBe('00:00');
});
