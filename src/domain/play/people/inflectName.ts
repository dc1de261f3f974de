import { getGender, getLastnameGender, inclineFirstname, inclineLastname } from 'lvovich';
import type { EntryPerson } from '../model/entry';

export type PersonNameParts = Pick<EntryPerson, 'givenName' | 'familyName'>;

/** «выше Белова», «с Беловым». */
type NameCase = 'genitive' | 'instrumental';

/** Includes «androgynous», for a name that both men and women have. */
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

/** Keeps a name in capitals if it was written so. */
const matchCapitals = (text: string, inflected: string): string =>
  isUpperCase(text) ? inflected.toUpperCase() : inflected;

/** An initial has no cases, so only the given name of «Мария О.» is inflected. */
const isInitial = (familyName: string): boolean => familyName === '' || familyName.includes('.');

/**
 * The family name in a case, with the given name if wanted or if there is only an initial.
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
