import { toDay } from '../../domain/dates/dates';
import type {
  Application,
  ApplicationRequest,
  Tournament,
  TournamentRequest,
} from '../../domain/tournament/tournament';
import { getIsoNow, type Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import type { ExpectedVersion } from '../lib/expectedVersion';
import { ConflictError, ProblemError } from '../lib/problem';
import { normalizeApplication, diffTournamentRequest, normalizeTournament } from './checks';
import type { AuditStamp } from './historyRepository';
import { createTournamentRepository, type TournamentRepository } from './tournamentRepository';
import { createTrashRepository, type TrashRepository } from './trashRepository';

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

/** The author of a change, and the version that the change builds on. */
export type VersionedCaller = { username: string; expectedVersion: ExpectedVersion };

type Repositories = { tournaments: TournamentRepository; trash: TrashRepository };

export const createTournamentNotFound = () => new ProblemError(404, 'Турнир не найден');

/**
 * Reads a tournament outside the trash.
 * @throws ProblemError 404
 */
export async function readStoredTournament(
  database: ClubDatabase,
  id: number,
): Promise<Tournament> {
  const tournament = await createTournamentRepository(database).find(id);
  if (!tournament) throw createTournamentNotFound();
  return tournament;
}
const createNotInTrash = () => new ProblemError(404, 'Турнира нет в корзине');
const createConcurrentChange = () =>
  new ProblemError(
    409,
    'Турнир в это же время меняет кто-то ещё. Обновите страницу и попробуйте снова.',
  );

/**
 * Checks that the tournament has the version that the request builds on.
 * @throws ConflictError when the tournament has another version
 */
function assertTournamentVersion(current: Tournament, expectedVersion: ExpectedVersion): void {
  if (expectedVersion === null || current.version === expectedVersion) return;
  throw new ConflictError('Турнир успели изменить с тех пор, как вы его открыли.', current);
}

/** Creates the club's changes of tournaments. Each is checked and stored in one transaction. */
export function createTournamentChanges({ database, clock, timeZone }: Dependencies) {
  const getToday = () => toDay(clock(), timeZone);
  const createStamp = (username: string): AuditStamp => ({ username, at: getIsoNow(clock) });

  const withRepositories = <Result>(work: (repositories: Repositories) => Promise<Result>) =>
    withTransaction(database, (transaction) =>
      work({
        tournaments: createTournamentRepository(transaction),
        trash: createTrashRepository(transaction),
      }),
    );

  /**
   * Reads a tournament and checks its version.
   * @throws ProblemError 404, 412
   */
  async function readExpected(
    tournaments: TournamentRepository,
    id: number,
    expectedVersion: ExpectedVersion,
  ): Promise<Tournament> {
    const stored = await tournaments.find(id);
    if (!stored) throw createTournamentNotFound();
    assertTournamentVersion(stored, expectedVersion);
    return stored;
  }

  return {
    /**
     * Creates a tournament.
     * @throws ProblemError 422
     */
    create: (request: TournamentRequest, username: string): Promise<Tournament> =>
      withRepositories(({ tournaments }) =>
        tournaments.create(
          normalizeTournament(request, getToday()),
          createStamp(username),
          request.copyOf ?? null,
        ),
      ),

    /**
     * Changes a tournament.
     * @throws ProblemError 404, 409, 412, 422
     */
    update: (
      id: number,
      request: Partial<TournamentRequest>,
      { username, expectedVersion }: VersionedCaller,
    ): Promise<Tournament> =>
      withRepositories(async ({ tournaments }) => {
        const stored = await readExpected(tournaments, id, expectedVersion);
        const changes = diffTournamentRequest(stored, request, getToday());
        if (Object.keys(changes).length === 0) return stored;
        const updated = await tournaments.update(stored, changes, createStamp(username));
        if (!updated) throw createConcurrentChange();
        return updated;
      }),

    /**
     * Moves a tournament to the trash (TRUST-4).
     * @throws ProblemError 404, 409, 412
     */
    remove: (id: number, { username, expectedVersion }: VersionedCaller): Promise<void> =>
      withRepositories(async ({ tournaments, trash }) => {
        const stored = await readExpected(tournaments, id, expectedVersion);
        if (!(await trash.add(stored, createStamp(username)))) throw createConcurrentChange();
      }),

    /**
     * Takes a tournament out of the trash (TRUST-6).
     * @throws ProblemError 404, 409, 412
     */
    restore: (id: number, { username, expectedVersion }: VersionedCaller): Promise<Tournament> =>
      withRepositories(async ({ tournaments, trash }) => {
        const stored = await trash.find(id);
        if (!stored) throw createNotInTrash();
        assertTournamentVersion(stored, expectedVersion);
        if (!(await trash.restore(stored, createStamp(username)))) throw createConcurrentChange();
        return (await tournaments.find(id))!;
      }),

    /**
     * Adds a player's application.
     * @throws ProblemError 404, 422
     */
    addApplication: (id: number, request: ApplicationRequest): Promise<Application> =>
      withRepositories(async ({ tournaments }) => {
        const application = normalizeApplication(request);
        const stored = await tournaments.addApplication(id, application, getIsoNow(clock));
        if (!stored) throw createTournamentNotFound();
        return stored;
      }),
  };
}
