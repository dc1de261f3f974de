import fc from 'fast-check';
import { createPastedRows } from '../../../src/console/features/play/adding/pastedRows';
import { createRuns } from '../../support/createRuns';

const CONTEXT = { variant: 'changing', existing: [], players: [] } as const;

const listTicked = (text: string) =>
  createPastedRows(text, CONTEXT)
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ values }) => values);

test.each([
  '3-й Олег',
  '№3 Олег',
  '№ 3 Олег',
  '#3 Олег',
  '(3) Олег',
  '3; Олег',
  '3] Олег',
  '3 - Олег',
])('ROSTER-5: in «%s» the number is the line’s, and no level', (line) => {
  expect(listTicked(line)).toMatchObject([{ name: 'Олег', level: '' }]);
});

test.each([
  'Олег, Лена',
  'Олег,Лена',
  'Олег; Лена',
  'Олег. Лена.',
  'Олег Лена',
  'Олег (Лена)',
  'Белов, Орлова',
  'Вова И Таня',
  'Коля с Леной',
  'Света с мужем',
  'Олег Белов Лена Орлова',
  'Олег Лена Вова Гена',
  'Олег x2',
  'Олег 2шт',
])('ROSTER-5: «%s» may be two people, and none is ticked', (line) => {
  expect(listTicked(line)).toEqual([]);
});

test.each([
  'Олег снялся',
  'олег снялся',
  'Вова отказался',
  'Лена заболела',
  'Антон под вопросом',
  'Олег ?',
  'Антон +-',
  'Маша -',
  '❌ Гена',
  '🚫 Вова',
  '➖ Антон Белов',
  'Антон Белов 👎',
  '✗ Антон Белов',
  '[19:02, 26.11.2026] Борис Кузнецов: -',
  '[19:02, 26.11.2026] Борис Кузнецов: ❌',
  '[19:02, 26.11.2026] Борис Кузнецов: 👎',
])('ROSTER-5: «%s» may refuse, and no player is ticked', (line) => {
  expect(listTicked(line)).toEqual([]);
});

test.each([
  'Уберите Олега',
  'Вычеркните Олега',
  'Отмените Белова',
  'Добавьте Марину Белову',
  'Сколько стоит',
  'сколько стоит',
  'Во сколько',
  'Роман читаю',
  'Света много',
  '8 марта',
  'Группа А',
  'Ул. Ленина, 5',
  'Сбер Ирина П.',
  'Тренер Антон',
  'Администратор: Ирина',
  'Семья Беловых',
  'Резерв Антон Белов',
  'Антон Белов в резерв',
  'Антон Белов 1500р',
  'Переслано от Антон',
  'Иван Орлов 1 912 345 67 89',
  'Иван Орлов 90 532 123 45 67',
  'Иван Орлов 44 7911 1234567',
])('ROSTER-5: «%s» is not understood as a whole, and no player is ticked', (line) => {
  const rows = createPastedRows(line, CONTEXT);
  expect(rows).not.toEqual([]);
  expect(rows.filter(({ isLeftOut }) => !isLeftOut)).toEqual([]);
  expect(rows.map(({ values }) => values.phone).join('')).toBe('');
});

test.each(['tel:+79123456789', 'TEL: 8 912 345-67-89', 'тел. 9123456789', '📞 8 (912) 345-67-89'])(
  'ROSTER-5: «%s» in a line is a phone',
  (phone) => {
    expect(listTicked(`Иван Белов ${phone}`)).toMatchObject([
      { name: 'Иван Белов', phone: '+7 (912) 345-67-89' },
    ]);
  },
);

test('ROSTER-5: a line is ticked only where a name, a level, a phone and marks use all its letters', () => {
  const word = fc.oneof(
    fc.constantFrom('Олег', 'Мария', 'Белов', 'Орлова', 'Ким', 'олег', 'и', 'с', 'снялся', 'Буду'),
    fc.constantFrom('?', '-', '+', '❌', '🎾', '👎', '3,5', '2шт', '(', ')', ',', ';', '№3', 'x2'),
    fc.stringMatching(/^[А-Яа-яё]{1,6}$/),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const line = words.join(' ');
      const told = listTicked(line).map(({ name }) => name);
      if (told.length === 0) return;
      const listLetters = (text: string) =>
        [...text.toLowerCase().replace(/[^\p{L}]/gu, '')].sort().join('');
      // The parser takes «м» and «ж» as the sex, so they are removed here.
      const rest = line.replace(/(?<!\p{L})[мж](?!\p{L})/gu, '');
      expect(listLetters(told.join(' '))).toBe(listLetters(rest));
      expect(line).not.toMatch(/[?❌👎]|2шт|x2/u);
    }),
    createRuns(),
  );
});
