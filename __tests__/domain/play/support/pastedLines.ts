import { parsePastedPairs } from '../../../../src/domain/play/people/pastedEntries';

/** The entries of a text, line by line. */
export const listEntries = (text: string) => parsePastedPairs(text).flat();

/**
 * The only entry of a text, without the line itself. The field м/ж is omitted, because these lines do not contain it.
 */
export function parseOnlyEntry(text: string) {
  const entries = listEntries(text).map(({ line, sex, ...entry }) => {
    expect(line).toBe(text);
    expect(sex).toBeNull();
    return entry;
  });
  expect(entries).toHaveLength(1);
  return entries[0]!;
}

export const MARIA = { givenName: 'Мария', familyName: 'Орлова', phone: null, level: null };
export const WITH_ALL = { ...MARIA, phone: '+7 (916) 123-45-67', level: 3.5 };
