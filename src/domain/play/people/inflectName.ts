import { getGender, getLastnameGender, inclineFirstname, inclineLastname } from 'lvovich';
import type { EntryPerson } from '../model/entry';

export type PersonNameParts = Pick<EntryPerson, 'givenName' | 'familyName'>;

/** «выше Белова», «с Беловым». */
type NameCase = 'genitive' | 'instrumental';

/** Both where the name could be either's. */
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

/** What was written in capitals stays so. */
const matchCapitals = (text: string, inflected: string): string =>
  isUpperCase(text) ? inflected.toUpperCase() : inflected;

/** Of «Мария О.» the given name is inflected: an initial has no cases. */
const isInitial = (familyName: string): boolean => familyName === '' || familyName.includes('.');

/**
 * The family name in a case, with the given name where that is wanted, or where there is but an initial.
 * @returns null where nobody can tell whether it is a man's or a woman's, or how it goes
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
