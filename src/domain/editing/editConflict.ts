/** The same values in three versions: the common base, the user's, and the other user's. */
type EditVersions<Values> = { base: Values; mine: Values; theirs: Values };

/** The side whose value a field gets. */
export type ConflictSide = 'mine' | 'theirs';

type EditConflict<Name> = {
  /** Fields that the other user changed. */
  changed: Name[];
  /** Fields that both users changed to different values, so that the user has to choose. */
  contested: Name[];
};

/**
 * Compares both users' changes since their common version (TRUST-41).
 * @param isDifferent true when a field has different values in two versions
 */
export function diffMineAndTheirs<Name extends string, Values extends Record<Name, unknown>>(
  { base, mine, theirs }: EditVersions<Values>,
  names: readonly Name[],
  isDifferent: (name: Name, one: Values, other: Values) => boolean,
): EditConflict<Name> {
  const changed = names.filter((name) => isDifferent(name, base, theirs));
  const contested = changed.filter(
    (name) => isDifferent(name, base, mine) && isDifferent(name, mine, theirs),
  );
  return { changed, contested };
}

/**
 * Returns the user's values with all changes of the other user. A field for which the user chose the own value keeps it
 * (TRUST-41).
 */
export const mergeEditedValues = <Name extends string, Values extends Record<Name, unknown>>(
  { mine, theirs }: Pick<EditVersions<Values>, 'mine' | 'theirs'>,
  { changed }: EditConflict<Name>,
  choices: Partial<Record<Name, ConflictSide>>,
): Values => {
  const taken = changed.filter((name) => choices[name] !== 'mine');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
};
