import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LEVELS } from '../../../../src/domain/fields/level';
import { foldName } from '../../../../src/domain/lib/cleanName';
import { isPhone } from '../../../../src/domain/fields/phone';
import { listEntries, MARIA, parseOnlyEntry } from '../support/pastedLines';
import { createRuns } from '../../../support/createRuns';

test.each([
  '1. Мария Орлова',
  '2) Орлова Мария',
  '12 Мария Орлова',
  '№3. Мария Орлова',
  '1️⃣ Мария Орлова 🎾',
  '+ Мария Орлова',
  '+Мария Орлова',
  '3. + Мария Орлова',
  '- Мария Орлова',
  '– Мария Орлова',
  '•\tМария   Орлова',
  '✅ Мария Орлова',
  'Мария Орлова +',
  '@Мария Орлова',
  '\u2068Мария Орлова\u2069',
  'мария орлова',
  'Орлова, Мария',
])('ROSTER-5: «%s» is Мария Орлова', (line) => {
  expect(parseOnlyEntry(line)).toEqual({ ...MARIA, notUnderstood: [] });
});

test.each([
  ['Мария Орлова +1', '+1'],
  ['Мария Орлова, буду к 19:30', 'буду к 19:30'],
  ['Мария Орлова (от Олега)', 'от Олега'],
  ['Мария Орлова буду', 'буду'],
  ['Мария Орлова тоже играю завтра', 'тоже играю завтра'],
  ['Добрый вечер, Мария Орлова', 'Добрый вечер'],
  ['Мария Орлова. Буду.', 'Буду.'],
  ['Мария Орлова @maria_orlova', '@maria_orlova'],
  ['@maria_orlova Мария Орлова', '@maria_orlova'],
  ['Мария Орлова 9', '9'],
  ['Мария Орлова 3,25', '3,25'],
  ['Мария Орлова 375 29 123 45 67', '375 29 123 45 67'],
  ['Мария Орлова и муж', 'и муж'],
  ['Мария Орлова: я и муж', 'я и муж'],
  ['Мария Орлова не сможет', 'не сможет'],
  ['[19:02, 26.11.2026] Мария Орлова: Не смогу', 'Не смогу'],
  ['26.11.2026, 19:02 - Мария Орлова: опоздаю на 10 минут', 'опоздаю на 10 минут'],
  ['[19:02, 26.11.2026] Анна: 1. Мария Орлова', 'Анна'],
  ['Мария Орлова 8 916 123-45-6', '8 916 123-45-6'],
])('ROSTER-5: «%s» contains «%s», which is reported as not understood', (line, part) => {
  expect(parseOnlyEntry(line)).toEqual({ ...MARIA, notUnderstood: [part] });
});

test.each([
  'Не смогу, извините',
  'Супер',
  'Оплата картой',
  'Опоздаю минут на 10',
  '[19:02, 26.11.2026] +7 916 123-45-67: не смогу',
  '+',
  '+1',
  '12',
  'Всем привет, кто играет завтра?: ',
  'Кто завтра вечером играет напишите плюс',
  'Всем привет',
  'ВСЕМ ПРИВЕТ!',
  'Буду!',
  'Я тоже',
  'я +',
  'Есть место',
  'Среда, 25 ноября 2026, 19:00 – 20:45',
  'Мексикано · уровень 2–4,5',
  'Мексикано · уровень 2 - 4.5',
  'Взнос: 1 500 ₽',
  'Взнос 1 500 ₽',
  'Организатор: Иван Иванов, +7 (916) 123-45-67',
])('ROSTER-5: «%s» names no player, and is reported', (line) => {
  const entry = parseOnlyEntry(line);
  expect(entry).toMatchObject({ givenName: '', familyName: '', phone: null, level: null });
  expect(entry.notUnderstood.join(' ')).toContain(line.trim().split(/[ ,]/)[0]);
});

test('ROSTER-5: headings, empty lines and numbers without a name are skipped', () => {
  const headings = [
    'Состав:',
    'Основной состав (12 из 12):',
    'СОСТАВ 12/12',
    'Состав (12\u00a0играют\u00a0· 1\u00a0ждёт, свободно 3):',
    'Состав: 1\u00a0играл',
    'Лист ожидания:',
    'Лист ожидания (3)',
    'Резерв',
    '📋 Список участников:',
    'Отказались:',
  ];
  expect(listEntries([...headings, '', '  ', '5.', '6)', '---', '🎾'].join('\r\n'))).toEqual([]);
});

const LETTERS = [...'абвМЙёиaZbу'];
const SIGNS = [...' \t+-–•,.;:()[]@_№«»/|·\'"!?0123456789', '🎾', '👍🏽', '1️⃣', '\u200d', '\u0306'];
const listLetters = (text: string) =>
  [
    ...foldName(text.normalize('NFD'))
      .toLowerCase()
      .replace(/[^\p{L}]/gu, ''),
  ].sort();

test('ROSTER-5: no text fails or loses a letter', () => {
  const unit = fc.constantFrom(...LETTERS, ...LETTERS, ...SIGNS);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (line) => {
      // Before a number, «ур» and «т» mean a level or a phone; «и» joins two names.
      fc.pre(!/[ут]|\P{L}и\P{L}/iu.test(line));
      const entries = listEntries(line);
      const told = entries.flatMap(({ givenName, familyName, notUnderstood }) => [
        givenName,
        familyName,
        ...notUnderstood,
      ]);
      assert.deepEqual(listLetters(told.join(' ')), listLetters(line));
    }),
    createRuns(4_000),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const { phone, level } of listEntries(text)) {
        assert(phone === null || isPhone(phone));
        assert(level === null || LEVELS.includes(level));
      }
    }),
    createRuns(2_000),
  );
});

test('ROSTER-5: a message of any length is reported whole, and no line takes longer than its length', () => {
  const message = 'Всем привет '.repeat(100).trim();
  expect(parseOnlyEntry(message)).toMatchObject({ givenName: '', notUnderstood: [message] });
  const runs = ['-', ' ', '+', '8', '8-', '(', 'а ', '1.', '1,', '@a ', '- ', '🎾', 'а'];
  for (const run of runs) {
    const line = run.repeat(300 / run.length);
    listEntries(Array.from({ length: 500 }, () => line).join('\n'));
    expect(listEntries(run.repeat(1_000_000 / run.length))).toHaveLength(1);
  }
});

test.each([
  ['Мария Орлова ж', 'f', 'Мария Орлова'],
  ['1. Олег Белов, м, 3.5', 'm', 'Олег Белов'],
  ['Анна Ким (жен.) 8 916 123-45-67', 'f', 'Анна Ким'],
  ['муж Пётр Ершов', 'm', 'Пётр Ершов'],
  // An initial or a part of a name is not read as a sex.
  ['Орлова М.', null, 'М. Орлова'],
  ['Мария Ж.', null, 'Мария Ж.'],
  ['Олег М', null, 'Олег М'],
  ['Марьям Жукова', null, 'Марьям Жукова'],
])('PLAY-46: м/ж next to a name is read: «%s»', (line, sex, name) => {
  const [entry] = listEntries(line);
  expect(entry).toMatchObject({ sex, notUnderstood: [] });
  expect(`${entry!.givenName} ${entry!.familyName}`).toBe(name);
});
