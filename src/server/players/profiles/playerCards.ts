import { foldChanges } from '../../../domain/play/log/playState';
import {
  buildPlayerCard,
  type PlayerAppearance,
} from '../../../domain/players/card/buildPlayerCard';
import {
  computePlayerResult,
  NO_PLAYER_RESULT,
  type PlayerResult,
} from '../../../domain/players/card/playerResult';
import type { PlayerCard } from '../../../domain/players/playerWire';
import type { Clock } from '../../lib/clock';
import { createTodayClock } from '../../lib/today';
import type { ClubDatabase } from '../../db/tables';
import { createPlayRepository } from '../../play/log/playRepository';
import { createPlayerNotFound } from '../identity/createPlayerNotFound';
import { createPlayerRepository } from '../identity/playerRepository';
import type { Ratings } from '../rating/ratings';

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  timeZone: string;
  visitsByPlayer: () => Promise<Map<string, PlayerAppearance[]>>;
  ratings: () => Promise<Ratings>;
  findOutdated: (today: string) => Promise<ReadonlySet<string>>;
};

/** PLAYER-5, PLAYER-6: everything about one player. */
export function createPlayerCards(dependencies: Dependencies) {
  const { database, clock, timeZone, visitsByPlayer, ratings, findOutdated } = dependencies;
  const repository = createPlayerRepository(database);
  const today = createTodayClock(clock, timeZone);

  async function resultOf({ tournamentId, entryId }: PlayerAppearance): Promise<PlayerResult> {
    if (entryId === null) return NO_PLAYER_RESULT;
    const changes = await createPlayRepository(database).listChanges(tournamentId);
    return computePlayerResult(foldChanges(changes), entryId);
  }

  /** @throws ProblemError 404 */
  return async (id: string): Promise<PlayerCard> => {
    const visits = await visitsByPlayer();
    const own = visits.get(id);
    const known = await repository.known();
    const player = known.find((one) => one.id === id);
    if (!own || !player) throw createPlayerNotFound();
    const starts = await repository.startsOf(own.map((visit) => visit.tournamentId));
    const results = await Promise.all(
      own.map(async (visit) => ({ visit, result: await resultOf(visit) })),
    );
    const { levels, form } = await ratings();
    return buildPlayerCard({
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
