import { foldText } from '../../lib/foldText';
import { cleanName } from '../../lib/cleanName';
import { groupBy } from '../../lib/groupBy';
import type { EntryPerson } from '../model/entry';
import { isGivenName, isPatronymic } from './givenNames';
import { rankSurname, SURNAME_RANK_NONE, SURNAME_SURE } from './surnames';

type Names = Pick<EntryPerson, 'givenName' | 'familyName'>;

const splitWords = (text: string): string[] => cleanName(text).split(' ').filter(Boolean);

/** A known given name, or one with a patronymic behind it. */
const isGiven = (text: string): boolean => {
  const [first = '', ...others] = splitWords(text);
  return isGivenName(first) || others.some(isPatronymic);
};

/** «А.», «А.С.» */
const isInitial = (text: string): boolean => /^\p{L}(?:\.?|\. ?\p{L}\.?)$/u.test(text);

/**
 * Which of two names is the given one, whichever way they came in. `doubtful`: nothing tells which.
 * @param family may be empty
 */
function judgeOrder(given: string, family: string): 'asWritten' | 'turned' | 'doubtful' {
  if (isGiven(given) || isInitial(given)) return 'asWritten';
  const surname = rankSurname(given);
  if (family === '') return surname === SURNAME_SURE ? 'doubtful' : 'asWritten';
  if (isGiven(family)) return 'turned';
  if (isInitial(family)) return surname === SURNAME_RANK_NONE ? 'doubtful' : 'turned';
  const other = rankSurname(family);
  if (surname < other) return 'asWritten';
  if (surname > other) return surname === SURNAME_SURE ? 'turned' : 'doubtful';
  // Of names in other letters nothing is known: they stand as they were given.
  return surname === SURNAME_RANK_NONE && !/\p{Script=Cyrillic}/u.test(given)
    ? 'asWritten'
    : 'doubtful';
}

/**
 * ROSTER-20: a name typed into one field, with its given and its family name told apart. A known given name in
 * second place, an initial, or one with a patronymic behind it, is turned round, and so is what ends as family names
 * do: «Орлова Мария», «Петров А.», «Крылова Анна Сергеевна», «Мамедов Джейхун». Nothing that was typed is lost: a
 * patronymic stays with the given name.
 */
export function splitName(text: string): Names {
  const words = splitWords(text);
  const [first = '', second = '', ...others] = words;
  const hasPatronymic = others.length > 0 && isPatronymic(second);
  const rest = words.slice(1).join(' ');
  if (second !== '' && !hasPatronymic && judgeOrder(first, rest) === 'turned') {
    // An initial without its dot would be too short for a name.
    return { givenName: rest.replace(/^\p{L}$/u, '$&.'), familyName: first };
  }
  const given = hasPatronymic ? 2 : 1;
  return { givenName: words.slice(0, given).join(' '), familyName: words.slice(given).join(' ') };
}

/** Whether a name is one as far as can be told; a single word that is no known name may be said in a chat. */
export function isNameLike({ givenName, familyName }: Names): boolean {
  const words = splitWords(`${givenName} ${familyName}`);
  if (words.some((word) => isGivenName(word) || rankSurname(word) !== SURNAME_RANK_NONE))
    return true;
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** «Мария Орлова», as the desk sees a person. */
export const formatFullName = ({ givenName, familyName }: Names): string =>
  `${givenName} ${familyName}`.trim();

/** A person's name as others see it: the first given name, and the family name without a final dot. */
type NameParts = { given: string; family: string; isWhole: boolean };

/** Whose name is shown to others. */
export type PublicNameSource = Names & {
  /** SEEN-70: nothing of the name is left out. */
  isWhole?: boolean;
};

function toNameParts({ givenName, familyName, isWhole = false }: PublicNameSource): NameParts {
  const order = judgeOrder(cleanName(givenName), cleanName(familyName));
  const [given, family] = order === 'turned' ? [familyName, givenName] : [givenName, familyName];
  const parts = {
    isWhole,
    given: splitWords(given)[0] ?? '',
    family: splitWords(family).join(' ').replace(/\.+$/, ''),
  };
  if (order !== 'doubtful' || isWhole) return parts;
  // What is a family name beyond doubt is never shown whole, even where it is the only name.
  return rankSurname(parts.given) === SURNAME_SURE
    ? { ...parts, given: '', family: parts.given }
    : { ...parts, family: '' };
}

/** With so many letters of the family name, or with one more where the last of them is no letter. */
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

/** How many letters two texts have in common at their beginning. */
function countCommonLetters(one: string, other: string): number {
  const [letters, others] = [[...one], [...other]];
  const at = letters.findIndex((letter, index) => letter !== others[index]);
  return at < 0 ? letters.length : at;
}

/** How many letters tell each of some family names from the others; ё is е, and case does not matter. */
function countLettersByFamily(families: readonly string[]): Map<string, number> {
  const sorted = [...new Set(families)].sort();
  return new Map(
    sorted.map((family, index) => {
      // Of all others the neighbours in the order of letters have most in common with it.
      const neighbours = [sorted[index - 1] ?? '', sorted[index + 1] ?? ''];
      return [
        family,
        1 + Math.max(...neighbours.map((other) => countCommonLetters(family, other))),
      ];
    }),
  );
}

/**
 * ROSTER-21: the names by which people are shown to others: «Мария О.», as many letters of the family name as
 * tell them apart («Анна Кр.», «Анна Ка.»), and a number where nothing does («Анна К.», «Анна К. 2»).
 * @returns by the key of each, in the order given
 */
export function createPublicNames<Key>(
  persons: ReadonlyMap<Key, PublicNameSource>,
): Map<Key, string> {
  const all = [...persons].map(([key, person]) => ({ key, ...toNameParts(person) }));
  const letters = new Map(
    [...groupBy(all, ({ given }) => foldText(given))].map(([given, sameGiven]) => [
      given,
      countLettersByFamily(sameGiven.map(({ family }) => foldText(family))),
    ]),
  );
  const countsByName = new Map<string, number>();
  return new Map(
    all.map(({ key, ...parts }) => {
      const [given, family] = [foldText(parts.given), foldText(parts.family)];
      const name = formatWithLetters(parts, letters.get(given)!.get(family)!);
      const count = (countsByName.get(foldText(name)) ?? 0) + 1;
      countsByName.set(foldText(name), count);
      return [key, count === 1 ? name : `${name} ${count}`];
    }),
  );
}
