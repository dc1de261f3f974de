import { foldChanges } from '../../domain/play/playState';
import { composeCard, type PlayerVisit } from '../../domain/players/composeCard';
import { eveningOf, NOTHING_PLAYED, type EveningResult } from '../../domain/players/eveningOf';
import type { PlayerCard } from '../../domain/players/playerWire';
import type { Clock } from '../lib/clock';
import { makeToday } from '../lib/today';
import type { ClubDatabase } from '../db/tables';
import { makePlayRepository } from '../play/playRepository';
import { playerNotFound } from './playerNotFound';
import { makePlayerRepository } from './playerRepository';
import type { Ratings } from './ratings';

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  timeZone: string;
  visitsByPlayer: () => Promise<Map<string, PlayerVisit[]>>;
  ratings: () => Promise<Ratings>;
  findOutdated: (today: string) => Promise<ReadonlySet<string>>;
};

/** PLAYER-5, PLAYER-6: everything about one player. */
export function makePlayerCards(dependencies: Dependencies) {
  const { database, clock, timeZone, visitsByPlayer, ratings, findOutdated } = dependencies;
  const repository = makePlayerRepository(database);
  const today = makeToday(clock, timeZone);

  async function resultOf({ tournamentId, entryId }: PlayerVisit): Promise<EveningResult> {
    if (entryId === null) return NOTHING_PLAYED;
    const changes = await makePlayRepository(database).changes(tournamentId);
    return eveningOf(foldChanges(changes), entryId);
  }

  /** @throws ProblemError 404 */
  return async (id: string): Promise<PlayerCard> => {
    const visits = await visitsByPlayer();
    const own = visits.get(id);
    const known = await repository.known();
    const player = known.find((one) => one.id === id);
    if (!own || !player) throw playerNotFound();
    const starts = await repository.startsOf(own.map((visit) => visit.tournamentId));
    const results = await Promise.all(
      own.map(async (visit) => ({ visit, result: await resultOf(visit) })),
    );
    const { levels, form } = await ratings();
    return composeCard({
      ...{ id, visits, results, known },
      ...{ note: player.note, version: player.version },
      today: today(),
      starts: new Map(starts.map((start) => [start.id, start])),
      rating: levels.get(id) ?? null,
      isOutdated: (await findOutdated(today())).has(id),
      form: (form.get(id) ?? []).map(({ date, level }) => ({ date, level })),
    });
  };
}
