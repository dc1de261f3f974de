import { parsePastedPairs } from '../../../../src/domain/play/people/pastedEntries';

/** The entries of a text, line by line. */
export const listEntries = (text: string) => parsePastedPairs(text).flat();

/** The one entry of a text, without the line itself, and without м/ж, of which these lines say nothing. */
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
