import type { FieldChange } from '../../editing/history';
import { isSameName, toNameKey } from '../../lib/sameName';

/** Name that replaces a forgotten person's name (PLAYER-60). */
export const FORGOTTEN_PLAYER_LABEL = 'Игрок';
export const FORGOTTEN_ORGANIZER_LABEL = 'Организатор';

/** All phones and names of a person; names in the form of `toNameKey`. */
export type Identity = { phones: ReadonlySet<string>; names: ReadonlySet<string> };

/** True when phone and name both match; with only one of them it is another person. */
export const isIdentityMatch = (
  { phones, names }: Identity,
  name: string,
  phone: string,
): boolean => phones.has(phone) && names.has(toNameKey(name));

/** True when an application and its entry are still the same person, which a correction may have changed. */
export const isStillSamePerson = (
  one: { name: string; phone: string | null },
  other: { name: string; phone: string | null },
): boolean => (one.phone !== null && one.phone === other.phone) || isSameName(one.name, other.name);

/** True for a history change of the organizer's name that contains the person's name. */
export const isOwnOrganizerNameChange = (
  { names }: Identity,
  { field, from, to }: FieldChange,
): boolean =>
  field === 'organizer_name' &&
  [from, to].some((value) => typeof value === 'string' && names.has(toNameKey(value)));

/** A history change without the person's values. Phone and name are checked independently. */
export function anonymiseFieldChange(
  { phones, names }: Identity,
  change: FieldChange,
): FieldChange {
  const anonymiseValue = (value: FieldChange['from']) => {
    if (typeof value !== 'string') return value;
    if (change.field === 'organizer_phone') return phones.has(value) ? '' : value;
    return names.has(toNameKey(value)) ? FORGOTTEN_ORGANIZER_LABEL : value;
  };
  const isOrganizerField = change.field === 'organizer_name' || change.field === 'organizer_phone';
  return isOrganizerField
    ? { ...change, from: anonymiseValue(change.from), to: anonymiseValue(change.to) }
    : change;
}

/** The person's own names and phones in history changes (PLAYER-71). */
export function listOwnValuesInChanges(
  { phones, names }: Identity,
  changes: readonly FieldChange[],
): string[] {
  const own = changes.flatMap(({ field, from, to }) =>
    [from, to].filter(
      (value): value is string =>
        typeof value === 'string' &&
        ((field === 'organizer_phone' && phones.has(value)) ||
          (field === 'organizer_name' && names.has(toNameKey(value)))),
    ),
  );
  return [...new Set(own)];
}

type StoredResponse = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A stored response to a repeated request, without the person; it is a tournament or an application. */
export function anonymiseResponse(identity: Identity, response: StoredResponse): StoredResponse {
  const { organizer_name, organizer_phone, name, contact_phone, applications } = response;
  const isPerson = (one: unknown, phone: unknown) =>
    isText(one) && isText(phone) && isIdentityMatch(identity, one, phone);
  return {
    ...response,
    ...(isPerson(organizer_name, organizer_phone) && {
      organizer_name: FORGOTTEN_ORGANIZER_LABEL,
      organizer_phone: '',
    }),
    ...(isPerson(name, contact_phone) && {
      name: FORGOTTEN_PLAYER_LABEL,
      contact_phone: '',
      level: null,
      user_id: 0,
    }),
    ...(Array.isArray(applications) && {
      applications: applications.map((one: StoredResponse) => anonymiseResponse(identity, one)),
    }),
  };
}
