import type { EntryPerson } from '../../../domain/play/model/entry';
import { formatFullName } from '../../../domain/play/people/names';
import { NAME_LENGTH_MAX } from '../../../domain/tournament/limits';
import type { ClubDatabase } from '../../db/tables';
import { createTournamentRepository } from '../../tournaments/tournamentRepository';
import type { EntryRepository } from './entryRepository';

type ApplicationWork = {
  database: ClubDatabase;
  entries: EntryRepository;
  tournament: { id: number };
};

type SignedUp = EntryPerson & { id: string; phone: string };

/** An application holds one name, no longer than RULE-10 lets it be. */
const formatApplicationName = (person: EntryPerson): string =>
  [...formatFullName(person)].slice(0, NAME_LENGTH_MAX).join('').trim();

/**
 * APPLY-4: writes the application of a sign-up, under a user id of its own.
 * @param at ISO instant, UTC
 * @returns its id
 */
export async function addApplication(
  { database, tournament }: Pick<ApplicationWork, 'database' | 'tournament'>,
  person: SignedUp,
  at: string,
): Promise<number> {
  const application = await createTournamentRepository(database).addApplication(
    tournament.id,
    {
      name: formatApplicationName(person),
      level: person.level,
      contactPhone: person.phone,
      userId: `signup:${person.id}`,
    },
    at,
  );
  // The tournament was found by this very transaction.
  return application!.id!;
}

/**
 * APPLY-12: sign-ups that were in review count among the applications once the desk has accepted them.
 * Whoever was accepted before, and put back, has an application already.
 */
export async function recordSignUpApplications(
  work: ApplicationWork,
  entryIds: readonly string[],
  at: string,
): Promise<void> {
  for (const row of await work.entries.listSignUpsWithoutApplication(entryIds)) {
    const person = {
      id: row.id,
      givenName: row.given_name,
      familyName: row.family_name,
      phone: row.phone ?? '',
      level: row.level,
    };
    await work.entries.setApplication(row.id, await addApplication(work, person, at));
  }
}
