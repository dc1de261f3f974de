import { foldText } from '../foldText';
import type { EntryPerson } from './entry';
import { isGivenName, isPatronymic } from './givenNames';

type Names = Pick<EntryPerson, 'givenName' | 'familyName'>;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/**
 * ROSTER-20: a name typed into one field, with its given and its family name told apart. A known given name in
 * second place, or one with a patronymic behind it, is turned round: «Орлова Мария», «Крылова Анна Сергеевна».
 * Nothing that was typed is lost: a patronymic stays with the given name.
 */
export function splitName(text: string): Names {
  const words = wordsOf(text);
  const [first = '', second = ''] = words;
  const isTurned =
    words.length > 1 &&
    !isGivenName(first) &&
    (isGivenName(second) || (words.length > 2 && isPatronymic(words[2]!)));
  if (isTurned) return { givenName: words.slice(1).join(' '), familyName: first };
  const hasPatronymic = words.length > 2 && isPatronymic(second);
  const given = hasPatronymic ? 2 : 1;
  return { givenName: words.slice(0, given).join(' '), familyName: words.slice(given).join(' ') };
}

/** «Мария Орлова», as the desk sees a person. */
export const fullName = ({ givenName, familyName }: Names): string =>
  `${givenName} ${familyName}`.trim();

/** How much of the family name is shown: 0 is none, 1 is «О.». */
function shortened({ givenName, familyName }: Names, letters: number): string {
  const given = wordsOf(givenName)[0] ?? '';
  const family = [...familyName];
  if (family.length === 0 || letters === 0) return given;
  if (letters >= family.length) return `${given} ${familyName}`;
  return `${given} ${family.slice(0, letters).join('')}.`;
}

/**
 * ROSTER-21: the names by which people are shown to others: «Мария О.», as many letters of the family name as
 * tell them apart («Анна Кр.», «Анна Ка.»), and a number where nothing does («Анна К.», «Анна К. 2»).
 * @returns by the key of each, in the order given
 */
export function publicNames<Key>(persons: ReadonlyMap<Key, Names>): Map<Key, string> {
  const shown = new Map<Key, string>();
  const seen = new Map<string, number>();
  const longest = Math.max(1, ...[...persons.values()].map(({ familyName }) => familyName.length));
  for (const [key, person] of persons) {
    const others = [...persons].filter(([other]) => other !== key).map(([, other]) => other);
    let letters = 1;
    const isAlike = (other: Names) =>
      foldText(shortened(other, letters)) === foldText(shortened(person, letters));
    const isSame = (other: Names) =>
      foldText(shortened(other, longest)) === foldText(shortened(person, longest));
    const rivals = others.filter((other) => !isSame(other));
    while (letters < longest && rivals.some(isAlike)) letters += 1;
    const name = shortened(person, letters);
    const count = (seen.get(foldText(name)) ?? 0) + 1;
    seen.set(foldText(name), count);
    shown.set(key, count === 1 ? name : `${name} ${count}`);
  }
  return shown;
}
