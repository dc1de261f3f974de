import { foldText } from '../../lib/foldText';
import { cleanName, foldName } from '../../lib/cleanName';
import { groupBy } from '../../lib/groupBy';
import type { EntryPerson } from '../model/entry';
import { isGivenName, isPatronymic } from './givenNames';
import { isPossibleSurname, rankSurname, SURNAME_RANK_NONE, SURNAME_SURE } from './surnames';

type Names = Pick<EntryPerson, 'givenName' | 'familyName'>;

const splitWords = (text: string): string[] => cleanName(text).split(' ').filter(Boolean);

/** True when a patronymic follows a possible given name. */
function hasPatronymic(text: string): boolean {
  const [first = '', ...others] = splitWords(text);
  return others.some(isPatronymic) && rankSurname(first) !== SURNAME_SURE;
}

/** True for a known given name, or for a name before a patronymic. */
const isGiven = (text: string): boolean =>
  isGivenName(splitWords(text)[0] ?? '') || hasPatronymic(text);

/** True for initials: «А.», «А.С.», «А С». */
const isInitial = (text: string): boolean => /^\p{L}(?:(?:\. ?| )\p{L})?\.?$/u.test(text);

/**
 * Decides which of two names is the given name. With `doubtful` this is unknown, and neither name may be shown in full
 * to the public.
 * @param family may be empty
 */
function judgeOrder(given: string, family: string): 'asWritten' | 'turned' | 'doubtful' {
  if (isGiven(given) && isGiven(family)) {
    if (hasPatronymic(given) === hasPatronymic(family)) return 'doubtful';
    return hasPatronymic(given) ? 'asWritten' : 'turned';
  }
  if (isGiven(given) || isInitial(given)) return 'asWritten';
  if (isGiven(family)) return 'turned';
  const surname = rankSurname(given);
  if (!/\p{L}/u.test(family)) return isPossibleSurname(given) ? 'doubtful' : 'asWritten';
  if (isInitial(family)) return surname === SURNAME_RANK_NONE ? 'doubtful' : 'turned';
  const other = rankSurname(family);
  if (!isPossibleSurname(given) && other !== SURNAME_RANK_NONE) return 'asWritten';
  return surname === SURNAME_SURE && other === SURNAME_RANK_NONE ? 'turned' : 'doubtful';
}

/** In «Мороз, Руфат» the word before the comma is the family name. */
function splitAtComma(text: string): Names | null {
  const [, first = '', rest = ''] = /^([^\s,]+) ?, ?([^,]+)$/.exec(cleanName(text)) ?? [];
  return first === '' || isGiven(first) ? null : { givenName: rest, familyName: first };
}

/**
 * Splits a typed name into given and family name (ROSTER-20). «Орлова Мария», «Петров А.», «Крылова Анна Сергеевна» and
 * «Мамедов Джейхун» begin with the family name. Signs of this order are a known given name, an initial, or a name with
 * a patronymic in second place. Other signs are a typical ending of the first word, or a comma after it. Every word is
 * kept: a patronymic stays with the given name.
 */
export function splitName(text: string): Names {
  const atComma = splitAtComma(text);
  if (atComma) return atComma;
  const words = splitWords(text);
  const [first = '', second = '', ...others] = words;
  const isSecondPatronymic = others.length > 0 && isPatronymic(second);
  const rest = words.slice(1).join(' ');
  if (second !== '' && !isSecondPatronymic && judgeOrder(first, rest) === 'turned') {
    // An initial without its dot would be too short for a name.
    return { givenName: rest.replace(/^\p{L}$/u, '$&.'), familyName: first };
  }
  const given = isSecondPatronymic ? 2 : 1;
  return { givenName: words.slice(0, given).join(' '), familyName: words.slice(given).join(' ') };
}

/** Lower-case words within a name: «Мамед оглы», «Людвиг ван Бетховен». */
const PARTICLES = new Set(
  'аль бен бин ван да дас де дель дер ди дю ибн ла ле фон эль al bin da de del der di du el la le van von'.split(
    ' ',
  ),
);

/** True for a word that is known as part of a name, even in lower case. */
export const isNameWord = (word: string): boolean =>
  isGivenName(word) ||
  isPatronymic(word) ||
  rankSurname(word) === SURNAME_SURE ||
  PARTICLES.has(foldText(word));

const isFamilyName = (word: string): boolean =>
  !isGivenName(word) && !isPatronymic(word) && rankSurname(word) === SURNAME_SURE;

/** True for two given names or two family names, which usually belong to two people. */
export const isSameKind = (one: string, other: string): boolean =>
  [isGivenName, isFamilyName].some((isKind) => isKind(one) && isKind(other));

const startsSmall = (word: string): boolean => /^\p{Ll}/u.test(word);

/** True for a word that may be part of a name; false for one such as «Дедлайн». */
const isPossiblyOfName = (word: string): boolean =>
  isNameWord(word) || isInitial(word) || isPossibleSurname(word);

/**
 * True for a text that looks like one person's name. An unknown or lower-case word may come from a chat. Two given
 * names, or two family names, may belong to two people.
 */
export function isNameLike({ givenName, familyName }: Names): boolean {
  const words = splitWords(`${givenName} ${familyName}`);
  // «Рашид оглы» is a patronymic of two words.
  const isFathers = (word = '') => startsSmall(word) && isPatronymic(word);
  const given = words.filter((word, at) => isGivenName(word) && !isFathers(words[at + 1]));
  const families = words.filter(isFamilyName);
  if (given.length > 1 || families.length > 1) return false;
  if (words.some((word) => startsSmall(word) && !isPatronymic(word) && !PARTICLES.has(word)))
    return false;
  if (words.length > 1) return !words.every(isInitial) && words.every(isPossiblyOfName);
  return given.length > 0 || rankSurname(words[0] ?? '') !== SURNAME_RANK_NONE;
}

/** Returns «Мария Орлова»: the full name, for the desk. */
export const formatFullName = ({ givenName, familyName }: Names): string =>
  `${givenName} ${familyName}`.trim();

/** The parts of a public name: the first given name, and the family name without a final dot. */
type NameParts = { given: string; family: string; isWhole: boolean };

/** A name that will be shown to the public. */
type PublicNameSource = Names & {
  /** True when the full name may be shown (SEEN-70). */
  isWhole?: boolean;
};

/** Puts spaces between words that only a sign separates: «Петрова,Мария», «Ю.Гагарин», «Мария(Петрова)». */
const separateWords = (text: string): string =>
  cleanName(
    cleanName(text)
      .replace(/[,;:()[\]{}/|\\_+=*"«»<>&]/g, ' ')
      .replace(/(\p{L}{2})\./gu, '$1 ')
      .replace(/\.(?=\p{L}{2})/gu, '. '),
  );

/** The first letter of a name, or its first sign if it has no letters. */
const getInitial = (text: string): string => /\p{L}/u.exec(text)?.[0] ?? [...text][0] ?? '';

function toNameParts({ givenName, familyName, isWhole = false }: PublicNameSource): NameParts {
  const separate = isWhole ? cleanName : separateWords;
  const written = { givenName: separate(givenName), familyName: separate(familyName) };
  const { givenName: one, familyName: other } =
    isWhole || written.familyName !== '' ? written : splitName(written.givenName);
  const order = judgeOrder(one, other);
  if (order === 'doubtful' && !isWhole) {
    const [initial, otherInitial] = [getInitial(one), getInitial(other)];
    return otherInitial === ''
      ? { isWhole, given: '', family: initial }
      : { isWhole, given: `${initial}.`, family: otherInitial };
  }
  const [given, family] = order === 'turned' ? [other, one] : [one, other];
  return {
    isWhole,
    given: splitWords(given)[0] ?? '',
    family: family.replace(/\.+$/, ''),
  };
}

/** The name with `letters` letters of the family name; one more if the last of them is not a letter. */
function formatWithLetters({ given, family, isWhole }: NameParts, letters: number): string {
  const all = [...family];
  if (all.length === 0) return given;
  if (isWhole) return `${given} ${family}`;
  if (letters >= all.length) return `${given} ${family}${all.length === 1 ? '.' : ''}`.trim();
  const isLetter = /[\p{L}\p{N}]/u.test(all[letters - 1]!);
  return isLetter
    ? `${given} ${all.slice(0, letters).join('')}.`.trim()
    : formatWithLetters({ given, family, isWhole }, letters + 1);
}

function countCommonLetters(one: string, other: string): number {
  const [letters, others] = [[...one], [...other]];
  const at = letters.findIndex((letter, index) => letter !== others[index]);
  return at < 0 ? letters.length : at;
}

/** Number of letters that distinguishes each family name from the others; expects names folded by `foldName`. */
function countLettersByFamily(families: readonly string[]): Map<string, number> {
  const sorted = [...new Set(families)].sort();
  return new Map(
    sorted.map((family, index) => {
      // In sorted order, adjacent names share the longest beginnings.
      const neighbours = [sorted[index - 1] ?? '', sorted[index + 1] ?? ''];
      return [
        family,
        1 + Math.max(...neighbours.map((other) => countCommonLetters(family, other))),
      ];
    }),
  );
}

/**
 * Creates public names (ROSTER-21): «Мария О.». Uses as many letters of the family name as distinguish people («Анна
 * Кр.», «Анна Ка.»). If letters do not suffice, adds a number («Анна К.», «Анна К. 2»). If it is unknown which name is
 * the family name, both are initials: «К. Р.».
 * @returns by key, in the given order
 */
export function createPublicNames<Key>(
  persons: ReadonlyMap<Key, PublicNameSource>,
): Map<Key, string> {
  const all = [...persons].map(([key, person]) => ({ key, ...toNameParts(person) }));
  const letters = new Map(
    [...groupBy(all, ({ given }) => foldName(given))].map(([given, sameGiven]) => [
      given,
      countLettersByFamily(sameGiven.map(({ family }) => foldName(family))),
    ]),
  );
  const countsByName = new Map<string, number>();
  return new Map(
    all.map(({ key, ...parts }) => {
      const [given, family] = [foldName(parts.given), foldName(parts.family)];
      const name = formatWithLetters(parts, letters.get(given)!.get(family)!);
      const count = (countsByName.get(foldName(name)) ?? 0) + 1;
      countsByName.set(foldName(name), count);
      return [key, count === 1 ? name : `${name} ${count}`];
    }),
  );
}
