/** The same values in three versions: the common base, and each side's changes. */
type EditVersions<Values> = { base: Values; mine: Values; theirs: Values };

/** The side whose value a field keeps. */
export type ConflictSide = 'mine' | 'theirs';

type EditConflict<Name> = {
  /** The fields that the other side changed. */
  changed: Name[];
  /** The subset that I changed too, to another value: a user has to choose. */
  contested: Name[];
};

/**
 * Compares both sides' changes since their common version (TRUST-41).
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

/** My values with all changes of the other side, except those for which I chose mine (TRUST-41). */
export const mergeEditedValues = <Name extends string, Values extends Record<Name, unknown>>(
  { mine, theirs }: Pick<EditVersions<Values>, 'mine' | 'theirs'>,
  { changed }: EditConflict<Name>,
  choices: Partial<Record<Name, ConflictSide>>,
): Values => {
  const taken = changed.filter((name) => choices[name] !== 'mine');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
};
