import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LEVELS } from '../../../../src/domain/fields/level';
import { formatPhone } from '../../../../src/domain/fields/phone';
import { listEntries, parseOnlyEntry, WITH_ALL } from '../support/pastedLines';
import { createRuns } from '../../../support/createRuns';

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
  expect(parseOnlyEntry(line)).toEqual({ ...WITH_ALL, notUnderstood: [] });
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
    const { level, ...entry } = parseOnlyEntry(line);
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
  expect(parseOnlyEntry(line)).toEqual({ ...WITH_ALL, notUnderstood: [] });
  expect(parseOnlyEntry('Мария Орлова ８９１６１２３４５６７ 3.5')).toEqual({
    ...WITH_ALL,
    notUnderstood: [],
  });
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
        // «7 916…» may be a level before a phone, or the phone with its prefix.
        fc.pre(isPhoneFirst || !/7\)?$/.test(written.level) || /^(?:\+7|8)/.test(written.phone));
        // After «1 », ten digits may be a number from another country.
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
