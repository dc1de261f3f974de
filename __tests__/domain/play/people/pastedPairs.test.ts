import fc from 'fast-check';
import { formatFullName } from '../../../../src/domain/play/people/names';
import { parsePastedPairs } from '../../../../src/domain/play/people/pastedEntries';
import { parsePastedLine } from '../../../../src/domain/play/people/pastedLine';
import { createRuns } from '../../../support/createRuns';

const listNames = (text: string) => parsePastedPairs(text).map((all) => all.map(formatFullName));

test.each([
  ['Иванов / Петров', ['Иванов', 'Петров']],
  ['3) иванов/петров', ['Иванов', 'Петров']],
  ['Иванов Пётр — Петров Иван', ['Пётр Иванов', 'Иван Петров']],
  ['1. Мария Орлова + Олег Белов', ['Мария Орлова', 'Олег Белов']],
  ['Орлова+Белов', ['Орлова', 'Белов']],
  ['Орлова—Белов', ['Орлова', 'Белов']],
  ['Мария Орлова и Олег Белов', ['Мария Орлова', 'Олег Белов']],
  ['Мария Орлова & Олег Белов', ['Мария Орлова', 'Олег Белов']],
  ['Мария Орлова, Олег Белов', ['Мария Орлова', 'Олег Белов']],
  ['Пара 2: Орлова Мария - Белов Олег 🎾', ['Мария Орлова', 'Олег Белов']],
  ['2-я пара Орлова / Белов', ['Орлова', 'Белов']],
  ['вова и лена', ['Вова', 'Лена']],
  ['Мария Орлова + Олег', ['Мария Орлова', 'Олег']],
  ['Анна Римская-Корсакова / Анна-Мария Ли', ['Анна Римская-Корсакова', 'Анна-Мария Ли']],
])('PLAY-52: «%s» is a pair', (line, names) => {
  expect(listNames(line)).toEqual([names]);
});

test('PLAY-52: each of a pair has a phone and a level of their own, and the other words are kept next to them', () => {
  const [pair] = parsePastedPairs(
    '1. Мария Орлова 3,5 +7 916 123-45-67 / Олег Белов ур. 4, буду к 19:30',
  );
  expect(pair).toMatchObject([
    { familyName: 'Орлова', level: 3.5, phone: '+7 (916) 123-45-67', notUnderstood: [] },
    { familyName: 'Белов', level: 4, phone: null, notUnderstood: ['буду к 19:30'] },
  ]);
});

test.each([
  'Орлова, Мария',
  'Анна Римская-Корсакова',
  'Мария Орлова - опоздаю',
  'Мария Орлова + буду позже',
  'Мария Орлова +1',
  'Мария Орлова +7 916 123-45-67',
  'Мария Орлова — 3,5 — 8 916 123-45-67',
  'Мария Орлова м/ж',
  'Мария Орлова, буду с Олегом',
  'Олег ищу пару',
])('PLAY-52: «%s» names one person, as where partners change', (line) => {
  expect(parsePastedPairs(line)).toEqual([[parsePastedLine(line)]]);
});

test('ROSTER-34: a message copied from Telegram names a pair by its text, and never its author with another', () => {
  const text = `Борис Кузнецов, [26.11.2026 19:02]
Орлова / Белов

Анна Крылова, [26.11.2026 19:03]
Мария Орлова`;
  expect(listNames(text)).toEqual([['Орлова', 'Белов'], ['Мария Орлова']]);
  const told = parsePastedPairs(text)
    .flat()
    .flatMap(({ notUnderstood }) => notUnderstood);
  expect(told).toEqual(['Борис Кузнецов', 'Анна Крылова']);
});

test('PLAY-52: a list of pairs, of some alone and of headings is read line by line, however long a line is', () => {
  expect(listNames('Состав:\n1. Орлова / Белов\n2. Анна Ким\n\nЗапасные:\n3. Ли + Цой')).toEqual([
    ['Орлова', 'Белов'],
    ['Анна Ким'],
    ['Ли', 'Цой'],
  ]);
  for (const run of ['/', '+ ', ' - ', 'а/', 'А, ', ' и ']) {
    const line = run.repeat(300 / run.length);
    parsePastedPairs(Array.from({ length: 100 }, () => line).join('\n'));
    expect(parsePastedPairs(run.repeat(10_000)).length).toBeLessThan(2);
  }
});

test('PLAY-52: two who are read alone are read so in a pair', () => {
  const names = ['Мария Орлова', 'Олег', 'Ким Анна', 'Женя Ли', 'Пётр Ершов-Белый'];
  const details = ['', ' 3,5', ' +7 916 123-45-67', ' 8 (926) 000-00-02 2.5', ' ж'];
  const person = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...details))
    .map(([name, detail]) => name + detail);
  const sign = fc.constantFrom(' / ', '/', ' + ', ' — ', ' - ', ' & ', ' и ');
  fc.assert(
    fc.property(person, person, sign, (one, other, between) => {
      const line = one + between + other;
      const alone = [one, other].map(parsePastedLine);
      expect(parsePastedPairs(line)).toEqual([alone.map((entry) => ({ ...entry, line }))]);
    }),
    createRuns(),
  );
});
