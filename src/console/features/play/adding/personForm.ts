import { formatLevel, LEVELS } from '../../../../domain/level';
import type { EntryPerson } from '../../../../domain/play/entry';
import { splitName } from '../../../../domain/play/names';
import { personRules } from '../../../../domain/play/personRules';
import { brokenRules, type FieldErrors } from '../../../../domain/rules';

/** What the form of an entry holds, by field name. */
export type PersonValues = {
  givenName: string;
  familyName: string;
  phone: string;
  level: string;
};

export const LEVEL_OPTIONS = [
  { value: '', label: 'Не указан' },
  ...LEVELS.map((level) => ({ value: String(level), label: formatLevel(level) })),
];

export const toValues = ({ givenName, familyName, phone, level }: EntryPerson): PersonValues => ({
  givenName,
  familyName,
  phone: phone ?? '',
  level: level === null ? '' : String(level),
});

export const toPerson = (values: PersonValues): EntryPerson => ({
  givenName: values.givenName.trim(),
  familyName: values.familyName.trim(),
  phone: values.phone === '' ? null : values.phone,
  level: values.level === '' ? null : Number(values.level),
});

/** ROSTER-4, ROSTER-22: what is wrong with a person, by field. */
export const personErrors = (person: EntryPerson): FieldErrors<keyof EntryPerson> =>
  brokenRules(personRules, person);

/** Whoever is typed at the desk: given and family name stand in one field (ROSTER-20). */
export type NewPersonValues = Omit<PersonValues, 'givenName' | 'familyName'> & { name: string };

export const NOBODY: NewPersonValues = { name: '', phone: '', level: '' };

export const toNewPerson = ({ name, ...values }: NewPersonValues): EntryPerson =>
  toPerson({ ...values, ...splitName(name) });

/** ROSTER-4: what is wrong with a person who is added, by the field of the form. */
export function newPersonErrors(values: NewPersonValues): Partial<NewPersonValues> {
  const { givenName, familyName, phone, level } = personErrors(toNewPerson(values));
  const name = givenName ?? familyName;
  return { ...(name && { name }), ...(phone && { phone }), ...(level && { level }) };
}
