/** The same values in three versions: as both sides knew them, and as each of them has changed them. */
type EditVersions<Values> = { base: Values; mine: Values; theirs: Values };

/** Whose value a field keeps. */
export type ConflictSide = 'mine' | 'theirs';

type EditConflict<Name> = {
  /** The fields that they have changed. */
  changed: Name[];
  /** Those of them that I have changed too, to another value: somebody has to choose. */
  contested: Name[];
};

/**
 * TRUST-41: what has become of the fields since both sides began from the same version.
 * @param isDifferent whether a field has different values in two versions
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

/** TRUST-41: my values with all that they have changed, save where I chose mine. */
export const mergeEditedValues = <Name extends string, Values extends Record<Name, unknown>>(
  { mine, theirs }: Pick<EditVersions<Values>, 'mine' | 'theirs'>,
  { changed }: EditConflict<Name>,
  choices: Partial<Record<Name, ConflictSide>>,
): Values => {
  const taken = changed.filter((name) => choices[name] !== 'mine');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
};
