import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LEVELS } from '../../../../src/domain/fields/level';
import { foldName } from '../../../../src/domain/lib/cleanName';
import { formatPhone, isPhone } from '../../../../src/domain/fields/phone';
import { parsePastedPairs } from '../../../../src/domain/play/people/pastedEntries';
import { createRuns } from '../../../support/createRuns';

const listEntries = (text: string) => parsePastedPairs(text).flat();

/** The one entry of a text, without the line itself, and without м/ж, of which these lines say nothing. */
function parseOnly(text: string) {
  const entries = listEntries(text).map(({ line, sex, ...entry }) => {
    expect(line).toBe(text);
    expect(sex).toBeNull();
    return entry;
  });
  expect(entries).toHaveLength(1);
  return entries[0]!;
}

const MARIA = { givenName: 'Мария', familyName: 'Орлова', phone: null, level: null };
const WITH_ALL = { ...MARIA, phone: '+7 (916) 123-45-67', level: 3.5 };

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
  expect(parseOnly(line)).toEqual({ ...MARIA, notUnderstood: [] });
});

test.each([
  '1. Мария Орлова 8 916 123-45-67 3.5',
  'Мария Орлова, +7 (916) 123-45-67, ур. 3,5',
  'Мария Орлова (3,5) +79161234567',
  '3,5 Орлова Мария 9161234567',
  'Мария 3,5 Орлова тел. 8-916-123-45-67',
  '+7 916 123 45 67 Мария Орлова уровень: 3.5',
  'Мария Орлова - 3,5 - 8 (916) 123 45 67',
  'Мария Орлова 3,5+ 8.916.123.45.67',
])('ROSTER-5: «%s» has a phone and a level', (line) => {
  expect(parseOnly(line)).toEqual({ ...WITH_ALL, notUnderstood: [] });
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
])('ROSTER-5: of «%s» «%s» is told as not understood', (line, part) => {
  expect(parseOnly(line)).toEqual({ ...MARIA, notUnderstood: [part] });
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
  'Взнос: 1 500 ₽',
  'Организатор: Иван Иванов, +7 (916) 123-45-67',
])('ROSTER-5: «%s» names nobody, and is told', (line) => {
  const entry = parseOnly(line);
  expect(entry).toMatchObject({ givenName: '', familyName: '', phone: null, level: null });
  expect(entry.notUnderstood.join(' ')).toContain(line.trim().split(/[ ,]/)[0]);
});

test.each([
  '[19:02, 26.11.2026] Мария Орлова: Я буду',
  '[26.11.2026, 19:02:33] Мария Орлова: +',
  '26.11.2026, 19:02 - Мария Орлова: записываюсь',
  '3 - Мария Орлова',
  '3-Мария Орлова',
  '12: Орлова Мария',
])('ROSTER-5: «%s» is copied from a chat, and names Мария Орлова', (line) => {
  expect(parseOnly(line)).toEqual({ ...MARIA, notUnderstood: [] });
});

test.each([
  '[11/26/26, 7:02:11\u202fPM] Мария Орлова: Я буду',
  '[26.11.2026, 7:02 pm] Орлова Мария: +',
  '26.11.2026, 7:02 PM - Мария Орлова: буду',
  '\u200e[7:02 p.\u00a0m., 11/26/2026] Мария Орлова: 👍',
  'Мария Орлова, [26.11.2026 19:02] Я буду',
])('ROSTER-34: «%s» is copied from a chat, and names Мария Орлова', (line) => {
  expect(parseOnly(line)).toEqual({ ...MARIA, notUnderstood: [] });
});

const TELEGRAM = `Мария Орлова, [26.11.2026 19:02]
Я буду

Борис Кузнецов, [26 Nov 2026 at 19:02:11]:
👍

Олег Белов, [26 нояб. 2026 г. в 19:03:01]:
[In reply to Мария Орлова]
Не смогу

Анна Ким, [26.11.2026, 7:04 PM]
1. Пётр Ершов 3,5
2. Вера Жукова

Глеб Ильин, [26.11.2026 19:05]
`;

test('ROSTER-34: messages copied from Telegram Desktop are read with their authors', () => {
  const read = listEntries(TELEGRAM.replaceAll('\n', '\r\n')).map(
    ({ line, givenName, familyName, notUnderstood }) => [
      `${givenName} ${familyName}`.trim(),
      notUnderstood,
      line,
    ],
  );
  expect(read).toEqual([
    ['Мария Орлова', [], 'Мария Орлова, [26.11.2026 19:02] Я буду'],
    ['Борис Кузнецов', [], 'Борис Кузнецов, [26 Nov 2026 at 19:02:11]: 👍'],
    ['Олег Белов', ['Не смогу'], 'Олег Белов, [26 нояб. 2026 г. в 19:03:01]: Не смогу'],
    ['Пётр Ершов', ['Анна Ким'], 'Анна Ким, [26.11.2026, 7:04 PM] 1. Пётр Ершов 3,5'],
    ['Вера Жукова', [], '2. Вера Жукова'],
    // What this one said was not copied.
    ['', ['Глеб Ильин, [26.11.2026 19:05]'], 'Глеб Ильин, [26.11.2026 19:05]'],
  ]);
});

test.each([
  '+375 29 123 45 67',
  '+1 (415) 555-26-71',
  '+49 (341) 123-45-67',
  '+998901234567',
  '8 (029) 123-45-67',
])('ROSTER-5: the phone «%s» of another country stays as it is written', (phone) => {
  for (const line of [
    `Мария Орлова ${phone}`,
    `1. ${phone} Орлова Мария`,
    `Мария Орлова, ${phone}, 3.5`,
  ]) {
    const { level, ...entry } = parseOnly(line);
    expect(entry).toMatchObject({
      givenName: 'Мария',
      familyName: 'Орлова',
      phone,
      notUnderstood: [],
    });
    expect([null, 3.5]).toContain(level);
  }
});

test('ROSTER-5: a phone as it was copied is understood', () => {
  const line = 'Мария Орлова \u202a+7\u00a0916\u00a0123\u201145\u201167\u202c 3,5';
  expect(parseOnly(line)).toEqual({ ...WITH_ALL, notUnderstood: [] });
  expect(parseOnly('Мария Орлова ８９１６１２３４５６７ 3.5')).toEqual({
    ...WITH_ALL,
    notUnderstood: [],
  });
});

test('ROSTER-5: headings, empty lines and numbers without a name are skipped', () => {
  const headings = [
    'Состав:',
    'Основной состав (12 из 12):',
    'СОСТАВ 12/12',
    'Лист ожидания:',
    'Лист ожидания (3)',
    'Резерв',
    '📋 Список участников:',
    'Отказались:',
  ];
  expect(listEntries([...headings, '', '  ', '5.', '6)', '---', '🎾'].join('\r\n'))).toEqual([]);
});

const given = fc.constantFrom('Мария', 'Олег', 'Анна', 'Артём', 'Наталья', 'Юрий');
const family = fc.constantFrom('Орлова', 'Белов', 'Ким', 'Римская-Корсакова', "О'Нил", 'Ёлкина');
const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .map((rest) => `9${rest.join('')}`);
const createWrittenPhone = (digits: string) => {
  const [a, b, c, d] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 8),
    digits.slice(8),
  ];
  return fc.constantFrom(
    `+7${digits}`,
    `8${digits}`,
    `7${digits}`,
    digits,
    `8 ${a} ${b} ${c} ${d}`,
    `8-${a}-${b}-${c}-${d}`,
    `8 (${a}) ${b}-${c}-${d}`,
    `8(${a})${b}${c}${d}`,
    `+7 (${a}) ${b}-${c}-${d}`,
    `+7 ${a} ${b}-${c}-${d}`,
    `тел. 8 ${a} ${b}-${c}-${d}`,
  );
};
const createWrittenLevel = (level: number) =>
  fc.constantFrom(
    ...[String(level), String(level).replace('.', ',')].flatMap((text) => [
      text,
      `(${text})`,
      `ур. ${text}`,
      `уровень ${text}`,
    ]),
  );
const person = fc
  .record({ given, family, digits, level: fc.constantFrom(...LEVELS) })
  .chain(({ given, family, digits, level }) =>
    fc.record({
      expected: fc.constant({
        givenName: given,
        familyName: family,
        phone: formatPhone(`7${digits}`),
        level,
        notUnderstood: [],
      }),
      name: fc.constantFrom(`${given} ${family}`, `${family} ${given}`),
      phone: createWrittenPhone(digits),
      level: createWrittenLevel(level),
    }),
  );
const mark = fc.constantFrom('', '1. ', '2) ', '12 ', '+ ', '- ', '• ', '3. + ', '🎾 ', '@');
const end = fc.constantFrom('', ' ', ' +', ' 👍', '.');

test('ROSTER-5: name, phone and level, written in any of the usual ways, are read back', () => {
  fc.assert(
    fc.property(
      person,
      mark,
      fc.constantFrom(', ', ' - ', ' — ', '; ', '  '),
      end,
      fc.boolean(),
      ({ expected, ...written }, mark, between, end, isPhoneFirst) => {
        // «7 916…» may be a level before a phone or the phone's own prefix.
        fc.pre(isPhoneFirst || !/7\)?$/.test(written.level) || /^(?:\+7|8)/.test(written.phone));
        // Behind a 1 and a space ten figures may be another country's.
        fc.pre(isPhoneFirst || between !== '  ' || !/(?:^| )1$/.test(written.level));
        const facts = [written.phone, written.level];
        if (!isPhoneFirst) facts.reverse();
        const text = `${mark}${[written.name, ...facts].join(between)}${end}`;
        assert.deepEqual(listEntries(text), [{ ...expected, sex: null, line: text }]);
      },
    ),
    createRuns(2_000),
  );
});

const LETTERS = [...'абвМЙёиaZbу'];
const SIGNS = [...' \t+-–•,.;:()[]@_№«»/|·\'"!?0123456789', '🎾', '👍🏽', '1️⃣', '\u200d', '\u0306'];
const listLetters = (text: string) => [...foldName(text).replace(/[^\p{L}]/gu, '')].sort();

test('ROSTER-5: whatever the text is, nothing fails, and no letter is lost', () => {
  const unit = fc.constantFrom(...LETTERS, ...LETTERS, ...SIGNS);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (line) => {
      // «ур» and «т» before a number are words for it.
      fc.pre(!/[ут]/iu.test(line));
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

test('ROSTER-5: a message of any length is told whole, and no line takes longer than its length', () => {
  const message = 'Всем привет '.repeat(100).trim();
  expect(parseOnly(message)).toMatchObject({ givenName: '', notUnderstood: [message] });
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
  // No initial, and no part of a name, is any of them.
  ['Орлова М.', null, 'М. Орлова'],
  ['Мария Ж.', null, 'Мария Ж.'],
  ['Олег М', null, 'Олег М'],
  ['Марьям Жукова', null, 'Марьям Жукова'],
])('PLAY-46: м/ж beside a name: «%s»', (line, sex, name) => {
  const [entry] = listEntries(line);
  expect(entry).toMatchObject({ sex, notUnderstood: [] });
  expect(`${entry!.givenName} ${entry!.familyName}`).toBe(name);
});
