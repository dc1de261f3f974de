import { foldText } from '../../lib/foldText';
import { groupBy } from '../../lib/groupBy';
import type { EntryPerson } from '../model/entry';
import { isGivenName, isPatronymic } from './givenNames';

type Names = Pick<EntryPerson, 'givenName' | 'familyName'>;

const splitWords = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/**
 * ROSTER-20: a name typed into one field, with its given and its family name told apart. A known given name in
 * second place, or one with a patronymic behind it, is turned round: «Орлова Мария», «Крылова Анна Сергеевна».
 * Nothing that was typed is lost: a patronymic stays with the given name.
 */
export function splitName(text: string): Names {
  const words = splitWords(text);
  const [first = '', second = ''] = words;
  const hasPatronymic = words.length > 2 && isPatronymic(second);
  const endsInPatronymic = words.length > 2 && !hasPatronymic && isPatronymic(words.at(-1)!);
  const isTurned =
    words.length > 1 && !isGivenName(first) && (isGivenName(second) || endsInPatronymic);
  if (isTurned) return { givenName: words.slice(1).join(' '), familyName: first };
  const given = hasPatronymic ? 2 : 1;
  return { givenName: words.slice(0, given).join(' '), familyName: words.slice(given).join(' ') };
}

/** «Мария Орлова», as the desk sees a person. */
export const formatFullName = ({ givenName, familyName }: Names): string =>
  `${givenName} ${familyName}`.trim();

/** A person's name as others see it: the first given name, and the family name without a final dot. */
type NameParts = { given: string; family: string; isWhole: boolean };

/** Whose name is shown to others. */
export type PublicPerson = Names & {
  /** SEEN-70: nothing of the name is left out. */
  isWhole?: boolean;
};

const toNameParts = ({ givenName, familyName, isWhole = false }: PublicPerson): NameParts => ({
  isWhole,
  given: splitWords(givenName.normalize('NFC'))[0] ?? '',
  family: splitWords(familyName.normalize('NFC')).join(' ').replace(/\.+$/, ''),
});

/** With so many letters of the family name, or with one more where the last of them is no letter. */
function formatWithLetters({ given, family, isWhole }: NameParts, letters: number): string {
  const all = [...family];
  if (all.length === 0) return given;
  if (isWhole) return `${given} ${family}`;
  if (letters >= all.length) return `${given} ${family}${all.length === 1 ? '.' : ''}`;
  const isLetter = /[\p{L}\p{N}]/u.test(all[letters - 1]!);
  return isLetter
    ? `${given} ${all.slice(0, letters).join('')}.`
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
export function createPublicNames<Key>(persons: ReadonlyMap<Key, PublicPerson>): Map<Key, string> {
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
