import { getGender, getLastnameGender, inclineFirstname, inclineLastname } from 'lvovich';
import type { EntryPerson } from '../model/entry';

export type PersonNameParts = Pick<EntryPerson, 'givenName' | 'familyName'>;

/** Cases of a name after a preposition: «выше Белова», «с Беловым». */
type NameCase = 'genitive' | 'instrumental';

/** Gender of a name; «androgynous» for a name of both men and women. */
type Gender = NonNullable<ReturnType<typeof getGender>>;

function findGender({
  givenName,
  familyName,
}: PersonNameParts): Exclude<Gender, 'androgynous'> | null {
  const [first = ''] = givenName.split(' ');
  const found = [getGender({ first, last: familyName }), getLastnameGender(familyName)];
  return found.find((gender) => gender === 'male' || gender === 'female') ?? null;
}

const isUpperCase = (text: string): boolean => text.length > 1 && text === text.toUpperCase();

/** Puts the inflected name in capitals if the original is in capitals. */
const matchCapitals = (text: string, inflected: string): string =>
  isUpperCase(text) ? inflected.toUpperCase() : inflected;

/**
 * True for a missing or abbreviated family name, which has no cases: of «Мария О.» only the given name is inflected.
 */
const isInitial = (familyName: string): boolean => familyName === '' || familyName.includes('.');

/**
 * The family name in a case, with the given name if requested or if the family name is an initial.
 * @returns null when gender or inflection is unknown
 */
export function inflectName(
  { givenName, familyName }: PersonNameParts,
  nameCase: NameCase,
  isFull = false,
): string | null {
  const gender = findGender({ givenName, familyName });
  if (gender === null) return null;
  const [first = ''] = givenName.split(' ');
  const given = matchCapitals(first, inclineFirstname(first, nameCase, gender));
  if (isInitial(familyName)) return `${given} ${familyName}`.trim();
  const family = matchCapitals(familyName, inclineLastname(familyName, nameCase, gender));
  return isFull && given !== '' ? `${given} ${family}` : family;
}
