import fc from 'fast-check';
import { listOrganizers } from '../../../src/domain/editing/organizers';
import { toDuplicateKey } from '../../../src/domain/importing/duplicateKey';
import { createPublicNames, splitName } from '../../../src/domain/play/people/names';
import { isSameName, normalizeName, toNameKey } from '../../../src/domain/lib/sameName';
import { collectEntryWarnings } from '../../../src/domain/play/roster/entryWarnings';
import { createPlayerFinder } from '../../../src/domain/players/createPlayerFinder';
import { isStillSamePerson } from '../../../src/domain/players/forgetting/anonymise';
import { toIdentityKey } from '../../../src/domain/players/identity/identityKey';
import { findKnownSexes } from '../../../src/domain/players/inviting/knownSexes';
import { listDoubtfulPlayers } from '../../../src/domain/players/list/namesakes';
import { listReturning } from '../../../src/domain/players/known/listReturning';
import { listNamedPlayers } from '../../../src/domain/players/known/listNamedPlayers';
import { createSeasonWinnerCounter } from '../../../src/domain/season/seasonWinners';
import { createRuns } from '../../support/createRuns';
import { createEntry } from '../play/support/entries';
import { PLAYER } from '../players/support/players';

const PHONE = '+7 (916) 123-45-67';
const createNamed = (name: string, phone: string | null = PHONE) => ({ ...splitName(name), phone });
const toOrganized = (organizer_name: string) => ({
  ...{ tournament_type: 'Мексикано' as const, date: '2026-12-01', start_time: '10:00' },
  organizer_name,
});

/** All comparisons in the domain that test two names for equality. */
const COMPARISONS: [string, (one: string, other: string) => boolean][] = [
  ['of two texts', isSameName],
  [
    'of a roster and the evening before (ROSTER-49)',
    (one, other) =>
      listReturning(
        [{ entries: [createEntry('1', createNamed(one))], rounds: [] }],
        [createEntry('2', createNamed(other, null))],
        [],
      ).length === 0,
  ],
  [
    'of those who stand twice in a roster (ROSTER-9)',
    (one, other) => {
      const entries = [one, other].map((name, at) =>
        createEntry(`${at}`, { ...createNamed(name), rank: `a${at}` }),
      );
      const warnings = collectEntryWarnings(entries, { level_from: 1, level_to: null }).get('0');
      return warnings!.some(({ kind }) => kind === 'twice');
    },
  ],
  [
    'of an application and its entry (PLAYER-60)',
    (one, other) =>
      isStillSamePerson({ name: one, phone: PHONE }, { name: other, phone: '+7 (916) 000-00-00' }),
  ],
  [
    'of a player and an application (PLAYER-1)',
    (one, other) => toIdentityKey(one, null).nameKey === toIdentityKey(other, null).nameKey,
  ],
  [
    'of a roster’s row and its card (PLAYER-26)',
    (one, other) =>
      createPlayerFinder([{ ...PLAYER, ...createNamed(one) }])({ name: other, phone: PHONE }) !==
      undefined,
  ],
  [
    'of a player and who is in a roster (PLAY-51)',
    (one, other) =>
      findKnownSexes(
        [createEntry('1', createNamed(one))],
        [{ ...PLAYER, ...createNamed(other), sex: 'f' }],
      ).length === 1,
  ],
  [
    'of players (PLAYER-84)',
    (one, other) =>
      listDoubtfulPlayers([
        { ...PLAYER, ...createNamed(one, null) },
        { ...PLAYER, ...createNamed(other), id: '2' },
      ]).length === 1,
  ],
  [
    'of who has won (COMFORT-93)',
    (one, other) => {
      const winners = createSeasonWinnerCounter();
      for (const name of [one, other]) winners.addWin(name, '2026-11-01');
      return winners.listSorted().length === 1;
    },
  ],
  [
    'of organizers (COMFORT-24)',
    (one, other) =>
      listOrganizers(
        [one, other].map(
          (name, id) =>
            ({
              ...{ ...toOrganized(name), id, organizer_phone: PHONE },
              ...{ created_at: '', applications: [] },
            }) as never,
        ),
      ).length === 1,
  ],
  [
    'of an imported row (COMFORT-52)',
    (one, other) => toDuplicateKey(toOrganized(one)) === toDuplicateKey(toOrganized(other)),
  ],
  [
    'of those whom others see (ROSTER-21)',
    (one, other) => {
      const names = createPublicNames(
        new Map([one, other].map((name, at) => [at, { ...createNamed(name), isWhole: true }])),
      );
      return names.get(1)!.endsWith(' 2');
    },
  ],
];

/** Comparisons that also match names by their sound. */
const SOUND_COMPARISONS: typeof COMPARISONS = [
  [
    'of a pasted line and a known player (ROSTER-41)',
    (one, other) =>
      listNamedPlayers(createNamed(one, null), [{ ...PLAYER, ...createNamed(other) }]).length === 1,
  ],
];

/** Look-alike signs for each letter of a name; a letter without any is missing. */
const LIKE: Readonly<Record<string, readonly string[]>> = {
  А: ['A', 'Α', 'Ꭺ', 'Ａ', 'А\u0301'],
  В: ['B', 'Β', 'Ᏼ'],
  Е: ['E', 'Ε', 'Ꭼ', 'Ё', 'Ë', 'Е\u0308', 'Е\u0301'],
  И: ['И\u0300'],
  Й: ['И\u0306'],
  К: ['K', 'Κ', 'Ꮶ', 'Ｋ'],
  М: ['M', 'Μ', 'Ꮇ', 'Ⅿ'],
  Н: ['H', 'Η', 'Ꮋ'],
  О: ['O', 'Ο', 'О\u0301'],
  Р: ['P', 'Ρ', 'Ꮲ'],
  С: ['C', 'Ꮯ', 'Ⅽ'],
  Т: ['T', 'Τ', 'Ꭲ'],
  У: ['Y'],
  Х: ['X', 'Χ'],
  '-': ['\u2010', '\u2011', '–', '—', '\u2212'],
  "'": ['’', 'ʼ', '‘', '`'],
  ' ': ['\u00a0', '\u202f', ' \u200b', '\t', '  '],
};

const LETTERS = [...'АБВЕИЙКМНОРСТУХЯ'];
const NAME = /^[А-Я]{3,7}(-[А-Я]{2,4})? (О')?[А-Я]{3,7}$/;
/** Any word, or one whose ending or whole decides the order of a name in one of its scripts. */
const word = fc.oneof(
  fc.array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 7 }).map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom('ТОМ', 'САВ', 'МЕНХ'), fc.constantFrom('ОВ', 'ЕВА', 'СКАЯ'))
    .map((parts) => parts.join(''))
    .filter((text) => text.length <= 7),
  fc.constantFrom('ТАМАРА', 'РОМА', 'ТОМ', 'КАТЕ', 'МАКС', 'СОМ'),
);
const name = fc
  .tuple(word, fc.constantFrom('', '-АННА'), fc.constantFrom('', "О'"), word)
  .map(([given, second, particle, family]) => `${given}${second} ${particle}${family}`)
  .filter((text) => NAME.test(text) && new Set(text.split(' ')).size === 2);

/** Spellings of a name in look-alike signs, in upper or lower case. */
const spelling = fc
  .tuple(name, fc.array(fc.nat(20), { minLength: 30, maxLength: 30 }))
  .map(([text, picks]): [string, string] => [
    text,
    [...text]
      .map((sign) => [sign, ...(LIKE[sign] ?? [])])
      .map((signs, at) => signs[picks[at]! % signs.length]!)
      .join(''),
  ]);

/** The name with one letter replaced by a letter that looks different. */
const otherName = fc
  .tuple(name, fc.nat(20), fc.constantFrom(...LETTERS))
  .map(([text, place, letter]): [string, string] => {
    const places = [...text].flatMap((sign, at) => (LETTERS.includes(sign) ? [at] : []));
    const at = places[place % places.length]!;
    return [text, text.slice(0, at) + letter + text.slice(at + 1)];
  })
  .filter(([text, other]) => {
    const sort = (words: string) => words.split(' ').sort().join(' ');
    return sort(text) !== sort(other);
  });

describe.each([...COMPARISONS, ...SOUND_COMPARISONS])(
  'PLAYER-85: names are one by how they look: %s',
  (_, areSame) => {
    test('PLAYER-85: a name in any signs that look like its own is the same name', () => {
      fc.assert(
        fc.property(spelling, ([text, written]) => {
          expect([written, areSame(text, written)]).toEqual([written, true]);
          expect([written, areSame(written, text)]).toEqual([written, true]);
        }),
        createRuns(),
      );
    });
  },
);

describe.each(COMPARISONS)('PLAYER-85: names are two by how they look: %s', (_, areSame) => {
  test('PLAYER-85: a name with a letter that looks otherwise is another one', () => {
    fc.assert(
      fc.property(otherName, ([text, other]) => {
        expect([other, areSame(text, other)]).toEqual([other, false]);
      }),
      createRuns(),
    );
  });
});

test('PLAYER-85: a name as it is stored of a player is compared as the one that was written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        spelling.map(([, written]) => written),
        fc.string(),
      ),
      (written) => {
        expect(toNameKey(normalizeName(written))).toBe(toNameKey(written));
      },
    ),
    createRuns(1_000),
  );
});

test.each([
  ['СОВА РОМА', 'COBA POMA'],
  ['Фёдор Ким', 'Фëдор Ким'],
  ['Иван Петров', 'Ива́н Петро́в'],
  ["Лев О'Нил", 'Лев О’Нил'],
  ['Анна-Мария Ким', 'Анна–Мария Ким'],
  ['Иван Петров', 'ПЕТРОВ Иван'],
  ['Рената Ли', 'Рената\u00a0Ли'],
])('PLAYER-85: «%s» is «%s»', (one, other) => expect(isSameName(one, other)).toBe(true));

test.each([
  ['Иван Петров', 'Иван Петрова'],
  ['José Ruiz', 'Jose Ruiz'],
  ['Андрей Ким', 'Андреи Ким'],
  ['Коля Ќосев', 'Коля Косев'],
])('PLAYER-85: «%s» is not «%s»', (one, other) => expect(isSameName(one, other)).toBe(false));
