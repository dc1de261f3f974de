import type { EntryPerson } from '../../play/model/entry';

const FACT_FIELDS = {
  name: ['givenName', 'familyName'],
  phone: ['phone'],
  level: ['level'],
} as const satisfies Record<string, readonly (keyof EntryPerson)[]>;

/** A fact that the club corrects as a whole. */
export type PersonFact = keyof typeof FACT_FIELDS;

const FACTS = Object.keys(FACT_FIELDS) as PersonFact[];

/** A person as the club last corrected them on their card (PLAYER-87). */
export type PlayerCorrection = EntryPerson & {
  /** ISO instants, UTC, of the corrected facts. The others are as they were known at the last correction. */
  at: Partial<Record<PersonFact, string>>;
};

/** The fields in which a person differs from a former one. */
export const pickChanges = (before: EntryPerson, person: EntryPerson): Partial<EntryPerson> =>
  Object.fromEntries(
    FACTS.filter((fact) => FACT_FIELDS[fact].some((name) => before[name] !== person[name])).flatMap(
      (fact) => FACT_FIELDS[fact].map((name) => [name, person[name]]),
    ),
  );

/**
 * Adds changes to what is known of a person.
 * @param at of the changes: an ISO instant, UTC
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

/** The last correction of a fact; undefined without one. Merged players may have several. */
export const findCorrection = (
  corrections: readonly PlayerCorrection[],
  fact: PersonFact,
): PlayerCorrection | undefined =>
  corrections
    .filter(({ at }) => at[fact] !== undefined)
    .toSorted((one, other) => (one.at[fact]! < other.at[fact]! ? 1 : -1))[0];
