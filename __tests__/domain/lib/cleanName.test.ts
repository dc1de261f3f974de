import fc from 'fast-check';
import { hasLetters, cleanName } from '../../../src/domain/lib/cleanName';
import { normalizeName, toNameKey } from '../../../src/domain/lib/sameName';
import { isPossibleDuplicatePlayer } from '../../../src/domain/players/identity/possibleDuplicate';
import { listDoubtfulPlayers } from '../../../src/domain/players/list/namesakes';
import { createRuns } from '../../support/createRuns';
import { PLAYER } from '../players/support/players';

const UNSEEN = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u3164',
  '\u115f',
  '\ufe0f',
];

test.each([
  ['  Мария \t Орлова ', 'Мария Орлова'],
  ['Мария\r\nОрлова', 'Мария Орлова'],
  ['Мария\u0007Орлова', 'Мария Орлова'],
  ['Анна\u2011Мария', 'Анна-Мария'],
  ['И\u0306ова', 'Йова'],
  ['Mapия Opлoва', 'Мария Орлова'],
  ['CEPГЕЙ', 'СЕРГЕЙ'],
  ['Αнна', 'Анна'],
  ['Mary Peck', 'Mary Peck'],
  ['Олег Peck', 'Олег Peck'],
  ['\u3164\u200b\u2800', ''],
])('ROSTER-4, RULE-10: %j is stripped to %j', (text, name) => expect(cleanName(text)).toBe(name));

test('ROSTER-4: a name with any invisible signs is the same name', () => {
  const name = fc.constantFrom('Мария Орлова', 'Ёлкин Артём', 'Mary Peck', "О'Нил");
  const junk = fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...UNSEEN)), { maxLength: 6 });
  fc.assert(
    fc.property(name, junk, (text, unseen) => {
      const signs = [...text];
      for (const [at, sign] of unseen) signs.splice(at, 0, sign);
      const written = signs.join('');
      expect(cleanName(written)).toBe(text);
      expect(normalizeName(written)).toBe(normalizeName(text));
      expect(cleanName(cleanName(written))).toBe(cleanName(written));
    }),
    createRuns(),
  );
});

test('ROSTER-4: a text without letters cannot be read as a name', () => {
  for (const text of ['', '\u200b\u200b', '12', '🎾🎾', '...', 'ːː', 'ーー'])
    expect(hasLetters(text)).toBe(false);
  for (const text of ['Ян', '王伟', 'Li']) expect(hasLetters(text)).toBe(true);
});

test('PLAYER-6: names that look alike are suggested, and one of mixed letters is the same name', () => {
  expect(normalizeName('Opлова Mapия')).toBe('мария орлова');
  const key = (name: string, phone: string) => ({ phone, nameKey: toNameKey(name) });
  // The name is typed with Latin letters only.
  expect(isPossibleDuplicatePlayer(key('COBA POMA', ''), key('СОВА РОМА', '+7'))).toBe(true);
  expect(isPossibleDuplicatePlayer(key('Mary Peck', ''), key('Mary Pack', '+7'))).toBe(false);
});

test.each([
  ['ΑННΑ ΚΙМ', 'АННА ΚΙМ'],
  ['Ａнна Ким', 'Анна Ким'],
  ['Анна–Мария Ким', 'Анна-Мария Ким'],
  ['Анна—Мария Ким', 'Анна-Мария Ким'],
  ['Анна\u2212Мария Ким', 'Анна-Мария Ким'],
  ['ΟΚΤΑΒ ΤΟΜΑ', 'ОКТАВ ТОМА'],
])('PLAYER-6: «%s» looks like «%s», and is suggested', (one, other) => {
  const key = (name: string, phone: string) => ({ phone, nameKey: toNameKey(name) });
  expect(isPossibleDuplicatePlayer(key(one, ''), key(other, '+7'))).toBe(true);
});

test.each([
  // Macedonian, Ukrainian and Abaza letters stand for Latin ones.
  ['Ѕara Јones', 'Sara Jones'],
  ['Іван Ким', 'Iван Ким'],
  ['Магоӏ Ким', 'МагоI Ким'],
  // Cherokee letters stand for Cyrillic and Latin ones.
  ['Ꭺнна Ꮶим', 'Анна Ким'],
  ['ᎢоᎷ ᏢоᎷ', 'Том Ром'],
  ['Ꮪara ᏞᎬᏙY', 'Sara Levy'],
  ['ꭺнна Ким', 'Анна Ким'],
])(
  'PLAYER-85: «%s» looks like «%s»: suggested, and asked about among the players',
  (one, other) => {
    const key = (name: string, phone: string) => ({ phone, nameKey: toNameKey(name) });
    expect(isPossibleDuplicatePlayer(key(one, ''), key(other, '+7'))).toBe(true);
    const toPlayer = (name: string, phone: string | null) => {
      const [givenName = '', familyName = ''] = name.split(' ');
      return { ...PLAYER, id: name, phone, givenName, familyName };
    };
    const doubtful = listDoubtfulPlayers([toPlayer(one, null), toPlayer(other, '+7')]);
    expect(doubtful.map(({ id }) => id)).toEqual([one]);
  },
);
