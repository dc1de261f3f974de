import { randomUUID } from 'node:crypto';
import type { EntryPerson } from '../../../domain/play/model/entry';
import { formatFullName, splitName } from '../../../domain/play/people/names';
import { NAME_LENGTH_MAX } from '../../../domain/tournament/limits';
import type { ClubDatabase } from '../../db/tables';
import { createTournamentRepository } from '../../tournaments/tournamentRepository';
import type { EntryRepository, NewEntry } from './entryRepository';

type ApplicationWork = {
  database: ClubDatabase;
  entries: EntryRepository;
  tournament: { id: number };
};

type NewApplication = Awaited<ReturnType<EntryRepository['listNewApplications']>>[number];

/** Returns the entry of an application, with a new id (ROSTER-1). */
export const createEntryOfApplication = (application: NewApplication): NewEntry => ({
  id: randomUUID(),
  ...splitName(application.name),
  phone: application.contact_phone || null,
  level: application.level,
  source: 'application',
  applicationId: application.id,
  playerId: application.player_id,
  consentVersion: null,
  cancelHash: null,
  createdAt: application.created_at,
});

/** Returns the single name of an application, limited by RULE-10. */
const formatApplicationName = (person: EntryPerson): string =>
  [...formatFullName(person)].slice(0, NAME_LENGTH_MAX).join('').trim();

/**
 * Adds the application of a sign-up, with a separate user id (APPLY-4).
 * @param at ISO instant, UTC
 * @returns the application's id
 */
export async function addApplication(
  { database, tournament }: Pick<ApplicationWork, 'database' | 'tournament'>,
  person: EntryPerson & { id: string; phone: string },
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
  // The same transaction has found the tournament, so the application exists.
  return application!.id!;
}

/**
 * Adds applications for sign-ups under review that the desk has accepted (APPLY-12). A sign-up that was accepted
 * earlier and put back under review already has an application.
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
