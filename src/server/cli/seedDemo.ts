import { toDay } from '../../domain/dates/dates';
import type { Tournament } from '../../domain/tournament/tournament';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import { OperatorError } from '../lib/operatorError';
import { normalizeApplication, normalizeTournament } from '../tournaments/checks';
import type { AuditStamp } from '../tournaments/historyRepository';
import {
  createTournamentRepository,
  type TournamentRepository,
} from '../tournaments/tournamentRepository';
import { playDemoTournament, hasDemoResults } from './demoPlays';
import { createDemoSeason, type DemoTournament } from './demoSeason';

const AUTHOR = 'показ';

const toIso = (instant: number): string => new Date(instant).toISOString();
const createStamp = (instant: number): AuditStamp => ({ username: AUTHOR, at: toIso(instant) });

async function store(
  tournaments: TournamentRepository,
  { request, createdAt, raised, applications }: DemoTournament,
  timeZone: string,
): Promise<Tournament> {
  // On the day of the announcement the tournament's date was still in the future.
  const checked = normalizeTournament(request, toDay(createdAt, timeZone));
  const announced = { ...checked, entryFee: raised?.from ?? checked.entryFee };
  const created = await tournaments.create(announced, createStamp(createdAt));
  const { entryFee } = checked;
  const stored = raised
    ? (await tournaments.update(created, { entryFee }, createStamp(raised.at)))!
    : created;
  for (const { request: application, at } of applications) {
    await tournaments.addApplication(created.id, normalizeApplication(application), toIso(at));
  }
  return stored;
}

/**
 * Fills an empty database with a season around today. Most past tournaments are played (PLAY).
 * @param when the instant (ms since the epoch) and the club's time zone that define today
 * @returns the number of tournaments
 * @throws OperatorError when tournaments exist already
 */
export async function seedDemo(
  database: ClubDatabase,
  when: { now: number; timeZone: string },
): Promise<number> {
  const season = createDemoSeason(when);
  await withTransaction(database, async (transaction) => {
    const tournaments = createTournamentRepository(transaction);
    if (!(await tournaments.isEmpty())) {
      throw new OperatorError('В базе уже есть турниры: для показа нужна пустая.');
    }
    const today = toDay(when.now, when.timeZone);
    for (const [index, tournament] of season.entries()) {
      const stored = await store(tournaments, tournament, when.timeZone);
      if (stored.date < today && hasDemoResults(index, tournament.applications.length)) {
        await playDemoTournament({ database: transaction, timeZone: when.timeZone }, stored);
      }
    }
  });
  return season.length;
}
