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
import { ProblemError } from '../lib/problem';
import { normalizeApplication, normalizeChanges, normalizeTournament } from './checks';
import type { AuditStamp } from './historyRepository';
import { createTournamentRepository, type TournamentRepository } from './tournamentRepository';
import { createTrashRepository, type TrashRepository } from './trashRepository';
import { assertVersion, type ExpectedVersion } from './versions';

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

/** Who changes a tournament, and the version that the change builds on. */
export type VersionedCaller = { username: string; expectedVersion: ExpectedVersion };

type Repositories = { tournaments: TournamentRepository; trash: TrashRepository };

export const createTournamentNotFound = () => new ProblemError(404, 'Турнир не найден');
const notInTrash = () => new ProblemError(404, 'Турнира нет в корзине');
const concurrentChange = () =>
  new ProblemError(
    409,
    'Турнир в это же время меняет кто-то ещё. Обновите страницу и попробуйте снова.',
  );

/** The club's changes of tournaments: each is judged and stored in one transaction. */
export function createTournamentChanges({ database, clock, timeZone }: Dependencies) {
  const today = () => toDay(clock(), timeZone);
  const stamp = (username: string): AuditStamp => ({ username, at: getIsoNow(clock) });

  const within = <Result>(work: (repositories: Repositories) => Promise<Result>) =>
    withTransaction(database, (transaction) =>
      work({
        tournaments: createTournamentRepository(transaction),
        trash: createTrashRepository(transaction),
      }),
    );

  /** @throws ProblemError 404, 412 */
  async function known(
    tournaments: TournamentRepository,
    id: number,
    expectedVersion: ExpectedVersion,
  ): Promise<Tournament> {
    const stored = await tournaments.find(id);
    if (!stored) throw createTournamentNotFound();
    assertVersion(stored, expectedVersion);
    return stored;
  }

  return {
    /** @throws ProblemError 422 */
    create: (request: TournamentRequest, username: string): Promise<Tournament> =>
      within(({ tournaments }) =>
        tournaments.create(normalizeTournament(request, today()), stamp(username)),
      ),

    /** @throws ProblemError 404, 409, 412, 422 */
    update: (
      id: number,
      request: Partial<TournamentRequest>,
      { username, expectedVersion }: VersionedCaller,
    ): Promise<Tournament> =>
      within(async ({ tournaments }) => {
        const stored = await known(tournaments, id, expectedVersion);
        const changes = normalizeChanges(stored, request, today());
        if (Object.keys(changes).length === 0) return stored;
        const updated = await tournaments.update(stored, changes, stamp(username));
        if (!updated) throw concurrentChange();
        return updated;
      }),

    /** TRUST-4: moves a tournament to the trash. @throws ProblemError 404, 409, 412 */
    remove: (id: number, { username, expectedVersion }: VersionedCaller): Promise<void> =>
      within(async ({ tournaments, trash }) => {
        const stored = await known(tournaments, id, expectedVersion);
        if (!(await trash.add(stored, stamp(username)))) throw concurrentChange();
      }),

    /** TRUST-6: takes a tournament out of the trash. @throws ProblemError 404, 409, 412 */
    restore: (id: number, { username, expectedVersion }: VersionedCaller): Promise<Tournament> =>
      within(async ({ tournaments, trash }) => {
        const stored = await trash.find(id);
        if (!stored) throw notInTrash();
        assertVersion(stored, expectedVersion);
        if (!(await trash.restore(stored, stamp(username)))) throw concurrentChange();
        return (await tournaments.find(id))!;
      }),

    /** @throws ProblemError 404, 422 */
    apply: (id: number, request: ApplicationRequest): Promise<Application> =>
      within(async ({ tournaments }) => {
        const application = normalizeApplication(request);
        const stored = await tournaments.addApplication(id, application, getIsoNow(clock));
        if (!stored) throw createTournamentNotFound();
        return stored;
      }),
  };
}
