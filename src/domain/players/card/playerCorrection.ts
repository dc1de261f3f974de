import type { EntryPerson } from '../../play/model/entry';

const FACT_FIELDS = {
  name: ['givenName', 'familyName'],
  phone: ['phone'],
  level: ['level'],
} as const satisfies Record<string, readonly (keyof EntryPerson)[]>;

/** A group of fields that the club corrects together. */
export type PersonFact = keyof typeof FACT_FIELDS;

const FACTS = Object.keys(FACT_FIELDS) as PersonFact[];

/** A person as the club last corrected them on their card (PLAYER-87). */
export type PlayerCorrection = EntryPerson & {
  /**
   * ISO instants, UTC, of the corrections by fact. Facts without one were copied as they were known at the last
   * correction.
   */
  at: Partial<Record<PersonFact, string>>;
};

/** The fields in which a person differs from the earlier state. */
export const pickChanges = (before: EntryPerson, person: EntryPerson): Partial<EntryPerson> =>
  Object.fromEntries(
    FACTS.filter((fact) => FACT_FIELDS[fact].some((name) => before[name] !== person[name])).flatMap(
      (fact) => FACT_FIELDS[fact].map((name) => [name, person[name]]),
    ),
  );

/**
 * Adds changes to the known state of a person.
 * @param at time of the changes, an ISO instant in UTC
 */
export function addCorrection(
  known: PlayerCorrection,
  changes: Partial<EntryPerson>,
  at: string,
): PlayerCorrection {
  const person = { ...known, ...changes };
  const changed = FACTS.filter((fact) =>
    FACT_FIELDS[fact].some((name) => known[name] !== person[name]),
  );
  return {
    ...person,
    at: { ...known.at, ...Object.fromEntries(changed.map((fact) => [fact, at])) },
  };
}

/** The latest correction of a fact; undefined without one. Merged players may have several corrections. */
export const findCorrection = (
  corrections: readonly PlayerCorrection[],
  fact: PersonFact,
): PlayerCorrection | undefined =>
  corrections
    .filter(({ at }) => at[fact] !== undefined)
    .toSorted((one, other) => (one.at[fact]! < other.at[fact]! ? 1 : -1))[0];
