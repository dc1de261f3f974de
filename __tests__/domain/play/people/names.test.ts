import fc from 'fast-check';
import { foldText } from '../../../../src/domain/lib/foldText';
import { createPlayPublicNames } from '../../../../src/domain/play/people/playNames';
import { createPublicNames, isNameLike, splitName } from '../../../../src/domain/play/people/names';
import { createRuns } from '../../../support/createRuns';

test.each([
  ['Мария Орлова', 'Мария', 'Орлова'],
  ['Орлова Мария', 'Мария', 'Орлова'],
  ['орлова мария', 'мария', 'орлова'],
  ['Крылова Анна Сергеевна', 'Анна Сергеевна', 'Крылова'],
  ['Анна Сергеевна Крылова', 'Анна Сергеевна', 'Крылова'],
  ['Крылова Гюзель Маратовна', 'Гюзель Маратовна', 'Крылова'],
  ['Гюзель Маратовна Абрамович', 'Гюзель Маратовна', 'Абрамович'],
  ['Кулиев Мамед Рашид оглы', 'Мамед Рашид оглы', 'Кулиев'],
  ['Ёлкин Артём', 'Артём', 'Ёлкин'],
  ['Ёлкин Артем', 'Артем', 'Ёлкин'],
  ['Римская-Корсакова Анна-Мария', 'Анна-Мария', 'Римская-Корсакова'],
  ['Лев Марк', 'Лев', 'Марк'],
  ['John Smith', 'John', 'Smith'],
  ['Маша', 'Маша', ''],
  ['  Орлова   Мария  ', 'Мария', 'Орлова'],
  ['', '', ''],
  ['Петров А.', 'А.', 'Петров'],
  ['Петров А', 'А.', 'Петров'],
  ['Пушкин А.С.', 'А.С.', 'Пушкин'],
  ['Мамедов Джейхун', 'Джейхун', 'Мамедов'],
  ['Джейхун Мамедов', 'Джейхун', 'Мамедов'],
  ['Petrov Jaheim', 'Jaheim', 'Petrov'],
  ['Ким Ли', 'Ким', 'Ли'],
  ['Мария О.', 'Мария', 'О.'],
  ['Мapия\u200b Opлова', 'Мария', 'Орлова'],
  ['Пушкин А С', 'А С', 'Пушкин'],
  ['Герман Анна Сергеевна', 'Анна Сергеевна', 'Герман'],
  ['Мороз, Рустэм', 'Рустэм', 'Мороз'],
  ['Мороз,Рустэм', 'Рустэм', 'Мороз'],
  ['Пушкин, А.', 'А.', 'Пушкин'],
  ['Мария, Орлова', 'Мария,', 'Орлова'],
  ['Соловь\u00ebв Джейхун', 'Джейхун', 'Соловь\u00ebв'],
  ['Мороз Сем\u00ebн', 'Сем\u00ebн', 'Мороз'],
  ['Руфат Петро\u13f4', 'Руфат', 'Петро\u13f4'],
  ['Петро\u13f4 Ринатик', 'Ринатик', 'Петро\u13f4'],
  ['Мороз Мари\u0301на', 'Мари\u0301на', 'Мороз'],
])('ROSTER-20: «%s» is «%s» «%s»', (text, givenName, familyName) => {
  expect(splitName(text)).toEqual({ givenName, familyName });
});

test('ROSTER-5: a single word that is no known name may be none', () => {
  const isName = (text: string) => isNameLike(splitName(text));
  for (const text of ['Мария', 'Белов', 'Джон Смит', 'Мамед Рашид оглы'])
    expect(isName(text)).toBe(true);
  for (const text of ['Окей', 'Снег идет', 'Сбор внизу', 'мамедов джейхун', 'Олег Лена', ''])
    expect(isName(text)).toBe(false);
});

test('ROSTER-20: no word of a typed name is lost', () => {
  const word = fc.constantFrom('Мария', 'орлова', 'Сергеевна', 'оглы', 'О.', 'Smith', '-', '', '1');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { givenName, familyName } = splitName(words.join(' '));
      expect(`${givenName} ${familyName}`.split(' ').filter(Boolean).sort()).toEqual(
        words.filter(Boolean).sort(),
      );
    }),
    createRuns(),
  );
});

const listShown = (...names: readonly (readonly [string, string])[]): string[] => [
  ...createPublicNames(
    new Map(names.map(([givenName, familyName], index) => [index, { givenName, familyName }])),
  ).values(),
];

test('ROSTER-21: a public name has as many letters as tell people apart', () => {
  expect(
    listShown(
      ['Мария', 'Орлова'],
      ['Анна', 'Крылова'],
      ['Анна', 'Кац'],
      ['Анна', 'Белова'],
      ['Мария Сергеевна', 'Крылова'],
    ),
  ).toEqual(['Мария О.', 'Анна Кр.', 'Анна Ка.', 'Анна Б.', 'Мария К.']);
});

test.each([
  ['equal names get numbers', ['Анна', 'Ким'], ['Анна', 'Ким'], ['Анна К.', 'Анна К. 2']],
  ['ё is е', ['Артём', 'Семёнов'], ['Артем', 'Семенов'], ['Артём С.', 'Артем С. 2']],
  ['one is the other’s beginning', ['Анна', 'Ли'], ['Анна', 'Лисина'], ['Анна Ли', 'Анна Лис.']],
  ['a single letter', ['Анна', 'К'], ['Анна', 'Крылова'], ['Анна К.', 'Анна Кр.']],
  ['an initial with its dot', ['Анна', 'К.'], ['Анна', 'Кац'], ['Анна К.', 'Анна Ка.']],
  ['without a family name', ['Анна', ''], ['Анна', ''], ['Анна', 'Анна 2']],
  [
    'a double name',
    ['Анна', 'Римская'],
    ['Анна', 'Римская-Корсакова'],
    ['Анна Римская', 'Анна Римская-К.'],
  ],
  ['Latin', ['John', 'Smith'], ['John', 'Snow'], ['John Sm.', 'John Sn.']],
  ['й of two characters', ['Анна', 'И\u0306ова'], ['Анна', 'Йова'], ['Анна Й.', 'Анна Й. 2']],
] as const)('ROSTER-21: %s', (_, one, other, names) => {
  expect(listShown(one, other)).toEqual(names);
});

test.each([
  ['as the fields have them', ['Мария', 'Орлова'], 'Мария О.'],
  ['swapped fields', ['Орлова', 'Мария'], 'Мария О.'],
  ['swapped, with a patronymic', ['Крылова', 'Гюзель Маратовна'], 'Гюзель К.'],
  ['swapped, known by its ending alone', ['Мамедов', 'Джейхун'], 'Джейхун М.'],
  ['a family name with an initial', ['Петров', 'А.'], 'А. П.'],
  ['an initial in its place', ['А.', 'Петров'], 'А. П.'],
  ['names of unknown order', ['Ким', 'Ли'], 'К. Л.'],
  ['an unknown name with an initial', ['Коваль', 'Р.'], 'К. Р.'],
  ['two family names', ['Иванов', 'Петров'], 'И. П.'],
  ['two family names, the first without an ending', ['Мороз', 'Петров'], 'М. П.'],
  ['two given names, one of them a family name', ['Герман', 'Анна'], 'Г. А.'],
  ['a family name of a given one, with a patronymic', ['Герман', 'Анна Сергеевна'], 'Анна Г.'],
  ['a likely family name alone', ['Бунин', ''], 'Б.'],
  ['a patronymic behind a family name', ['Рустэм', 'Крылова Сергеевна'], 'Рустэм К.'],
  ['a family name alone', ['Петрова', ''], 'П.'],
  ['a given name alone', ['Джейхун', ''], 'Джейхун'],
  ['another given name alone', ['Гюзель', ''], 'Гюзель'],
  ['a nickname alone', ['Лёха', ''], 'Лёха'],
] as const)('SEEN-2, ROSTER-21: no family name is shown whole: %s', (_, name, publicName) => {
  expect(listShown(name)).toEqual([publicName]);
});

test.each(
  [
    'Мороз',
    'Шмидт',
    'Кац',
    'Цой',
    'Миллер',
    'Толстой',
    'Коваль',
    'О’Нил',
    'Smith',
    'Ли-Кац',
  ].concat(['Ким', 'Гончар', 'Дубровский-Мороз', 'Мюллер.', 'цой']),
)('SEEN-2, ROSTER-21: «%s» alone is an initial', (name) => {
  expect(listShown([name, ''])).toEqual([`${name[0]}.`]);
});

test.each([
  ['Коваль Р.', 'К. Р.'],
  ['Мороз Р', 'М. Р.'],
  ['Johnson M.', 'J. M.'],
  ['Пушкин А С', 'А П.'],
  ['Пушкин, А.', 'А. П.'],
  ['Бунин Мстислав', 'Мстислав Б.'],
  ['Никитин Рустэм', 'Н. Р.'],
  ['Рустэм Никитин', 'Рустэм Н.'],
  ['Мороз Руфат', 'Руфат М.'],
  ['Заяц Лёха', 'Лёха З.'],
  ['Гончар Рустэм', 'Г. Р.'],
  ['Коваль Айлин', 'Айлин К.'],
  ['Bunin Yakov', 'Yakov B.'],
  ['Smith John', 'John S.'],
  ['Smith Aloysius', 'S. A.'],
  ['Мартин Олег', 'М. О.'],
  ['Петрова,Мария', 'Мария П.'],
  ['Петрова.Мария', 'Мария П.'],
  ['Пушкин,А.', 'А. П.'],
  ['Ю.Гагарин', 'Ю. Г.'],
  ['Ю.А.Гагарин', 'Ю.А. Г.'],
  ['Коваль.Р', 'К. Р.'],
  ['Мария(Петрова)', 'Мария П.'],
  ['Мороз/Рустэм', 'М. Р.'],
])('SEEN-2, ROSTER-21: «%s» is «%s», however the words are taken apart', (text, publicName) => {
  const { givenName, familyName } = splitName(text);
  expect(listShown([givenName, familyName])).toEqual([publicName]);
  expect(listShown([text, ''])).toEqual([publicName]);
});

test('SEEN-2: where nothing tells, no more than initials is shown, however many there are', () => {
  expect(
    listShown(['Мороз', 'Рустэм'], ['Мороз', 'Рубэн'], ['Петрова', ''], ['Петровых', '']),
  ).toEqual(['М. Р.', 'М. Р. 2', 'П.', 'П. 2']);
});

test('SEEN-2: a person with a known given name is shown alike, whichever way the name came in', () => {
  const given = fc.constantFrom('Мария', 'Олег', 'Анна-Мария', 'Джамал');
  const family = fc.constantFrom(
    'Орлова',
    'Белов',
    'Пушкин',
    'Дзагоев',
    'Римский-Корсаков',
    'Шевченко',
  );
  fc.assert(
    fc.property(given, family, (one, other) => {
      const expected = listShown([one, other]);
      expect(listShown([other, one])).toEqual(expected);
      for (const text of [`${one} ${other}`, `${other} ${one}`, `${other}\u00a0\u200b${one}`]) {
        const { givenName, familyName } = splitName(text);
        expect(listShown([givenName, familyName])).toEqual(expected);
      }
      expect(expected[0]).not.toContain(other);
    }),
    createRuns(),
  );
});

test('ROSTER-21: no two are shown alike, and no person under another name', () => {
  const given = fc.constantFrom('Анна', 'анна', 'Артём', 'Артем', 'Анна Сергеевна');
  const family = fc.oneof(
    fc.string({ unit: fc.constantFrom('К', 'к', 'р', 'ё', 'е', '-', ' ', '.'), maxLength: 5 }),
    fc.constantFrom('Крылова', 'Кац', 'Римская-Корсакова', 'Семёнова', 'Семенова', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(given, family), { maxLength: 12 }), (people) => {
      const names = listShown(...people);
      expect(new Set(names.map(foldText)).size).toBe(people.length);
      people.forEach(([givenName], index) => {
        expect(names[index]).toMatch(new RegExp(`^${givenName.split(' ')[0]}( |$)`));
      });
    }),
    createRuns(2_000),
  );
});

test('ROSTER-21: 540 names alike but for their last letters are told apart', () => {
  const letters = 'абвгдежзиклмнопрстуфхцчшщэюя';
  const people = Array.from({ length: 540 }, (_, index): [string, string] => [
    'Анна',
    `${'Константинопольская'.repeat(2)}${letters[index % 28]}${letters[Math.floor(index / 28)]}`,
  ]);
  expect(new Set(listShown(...people)).size).toBe(540);
});

test('SEEN-70: whole names where both the play and the person say so, and no two are shown alike', () => {
  const person = fc.record({
    givenName: fc.constantFrom('Анна', 'Анна Сергеевна', 'Артём'),
    familyName: fc.constantFrom('Крылова', 'Крылов', 'Кац', 'К.', ''),
    publicNameConsent: fc.constantFrom(null, '2026-11-25'),
  });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 8 }), fc.boolean(), (people, showsFullNames) => {
      const persons = new Map(people.map((one, index) => [String(index), one]));
      const names = createPlayPublicNames(persons, { showsFullNames });
      expect(new Set([...names.values()].map(foldText)).size).toBe(people.length);
      const nobodyAgreed = new Map(
        [...persons].map(([id, one]) => [id, { ...one, publicNameConsent: null }]),
      );
      if (!showsFullNames)
        expect(names).toEqual(createPlayPublicNames(nobodyAgreed, { showsFullNames: true }));
      for (const [id, { givenName, familyName, publicNameConsent }] of persons) {
        if (!showsFullNames || publicNameConsent === null) continue;
        const whole = `${givenName.split(' ')[0]} ${familyName.replace('.', '')}`.trim();
        expect(names.get(id)).toMatch(new RegExp(`^${whole}( \\d+)?$`));
      }
    }),
    createRuns(500),
  );
});
