import { formatLevel, LEVELS } from '../../domain/fields/level';
import { parsePlayerPhone } from '../../domain/fields/playerPhone';
import { cleanName } from '../../domain/lib/cleanName';
import type { EntryPerson, EntryState } from '../../domain/play/model/entry';
import { SEXES, type Sex } from '../../domain/draw/base/drawnRound';
import { SEX_LABELS } from '../../domain/play/model/entryLabels';
import { splitName } from '../../domain/play/people/names';
import { personRules } from '../../domain/play/people/personRules';
import { validateFields, type FieldErrors } from '../../domain/tournament/rules';
import type { NewEntryPerson } from '../../domain/play/changes/outboxQueue';

export type PersonValues = {
  givenName: string;
  familyName: string;
  phone: string;
  level: string;
  /** The sex; empty while it is unknown (PLAY-51). */
  sex: string;
};

export const LEVEL_OPTIONS = [
  { value: '', label: 'Не указан' },
  ...LEVELS.map((level) => ({ value: String(level), label: formatLevel(level) })),
];

export const toPersonValues = ({
  givenName,
  familyName,
  phone,
  level,
  sex,
}: EntryPerson & Pick<EntryState, 'sex'>): PersonValues => ({
  givenName,
  familyName,
  phone: phone ?? '',
  level: level === null ? '' : String(level),
  sex: sex ?? '',
});

export const parseFormSex = ({ sex }: Pick<PersonValues, 'sex'>): Sex | null =>
  SEXES.find((one) => one === sex) ?? null;

export const toEntryPersonFromForm = (values: Omit<PersonValues, 'sex'>): EntryPerson => ({
  givenName: cleanName(values.givenName),
  familyName: cleanName(values.familyName),
  phone: values.phone === '' ? null : (parsePlayerPhone(values.phone) ?? values.phone),
  level: values.level === '' ? null : Number(values.level),
});

/** Messages about a player's values, by field (ROSTER-4, ROSTER-22). */
export const validatePerson = (person: EntryPerson): FieldErrors<keyof EntryPerson> =>
  validateFields(personRules, person);

/** Values of a new player. One field contains given and family name (ROSTER-20). */
export type NewPersonValues = Omit<PersonValues, 'givenName' | 'familyName'> & {
  name: string;
};

export const EMPTY_NEW_PERSON: NewPersonValues = { name: '', phone: '', level: '', sex: '' };

/** Options of the field «м/ж», which only микст has (PLAY-46). */
export const SEX_OPTIONS = [
  { value: '', label: '—' },
  ...SEXES.map((sex) => ({ value: sex, label: SEX_LABELS[sex] })),
];

const toPerson = ({ name, ...values }: NewPersonValues): EntryPerson =>
  toEntryPersonFromForm({ ...values, ...splitName(name) });

/** @param id of the new entry */
export const toNewPerson = (values: NewPersonValues, id: string): NewEntryPerson => ({
  ...toPerson(values),
  id,
  sex: parseFormSex(values),
});

/** Messages about a new player, by form field (ROSTER-4). */
export function validateNewPerson(values: NewPersonValues): Partial<NewPersonValues> {
  const { givenName, familyName, phone, level } = validatePerson(toPerson(values));
  const name = givenName ?? familyName;
  return { ...(name && { name }), ...(phone && { phone }), ...(level && { level }) };
}
