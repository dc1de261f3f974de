import {
  buildPlayerCard,
  type AppearanceWithPlayer,
} from '../../../domain/players/card/buildPlayerCard';
import {
  computePlayerResult,
  EMPTY_PLAYER_RESULT,
  type PlayerResult,
} from '../../../domain/players/card/playerResult';
import { toNameKey } from '../../../domain/lib/sameName';
import type { PlayerCard } from '../../../domain/players/playerWire';
import { createTodayClock, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import type { PlayStates } from '../../play/log/playStates';
import { createPlayerNotFound } from '../identity/createPlayerNotFound';
import { parseCorrection, readCorrections } from '../identity/playerCorrections';
import { createPlayerRepository } from '../identity/playerRepository';
import type { Ratings } from '../rating/ratings';

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  timeZone: string;
  playStates: PlayStates;
  readAppearances: () => Promise<Map<string, AppearanceWithPlayer[]>>;
  readRatings: () => Promise<Ratings>;
  findOutdated: (today: string) => Promise<ReadonlySet<string>>;
};

/** Creates the reader of cards with all data of a player (PLAYER-4, PLAYER-6). */
export function createPlayerCards(dependencies: Dependencies) {
  const { database, clock, timeZone, playStates } = dependencies;
  const { readAppearances, readRatings, findOutdated } = dependencies;
  const repository = createPlayerRepository(database);
  const getToday = createTodayClock(clock, timeZone);

  async function readResult({
    tournamentId,
    entryId,
  }: AppearanceWithPlayer): Promise<PlayerResult> {
    if (entryId === null) return EMPTY_PLAYER_RESULT;
    return computePlayerResult((await playStates.read(tournamentId)).state, entryId);
  }

  /**
   * Reads a card.
   * @throws ProblemError 404
   */
  return async (id: string): Promise<PlayerCard> => {
    const appearances = await readAppearances();
    const own = appearances.get(id);
    const active = await repository.listActive();
    const player = active.find((one) => one.id === id);
    if (!own || !player) throw createPlayerNotFound();
    const starts = await repository.listStarts(own.map((appearance) => appearance.tournamentId));
    const results = await Promise.all(
      own.map(async (appearance) => ({ appearance, result: await readResult(appearance) })),
    );
    const { levels, form } = await readRatings();
    const known = active.map((one) => ({
      ...one,
      nameKey: toNameKey(one.name_key),
      correction: parseCorrection(one.correction),
    }));
    return buildPlayerCard({
      ...{ id, appearances, results, known },
      corrections: await readCorrections(database),
      ...{ note: player.note, version: player.version },
      today: getToday(),
      starts: new Map(starts.map((start) => [start.id, start])),
      rating: levels.get(id) ?? null,
      isOutdated: (await findOutdated(getToday())).has(id),
      form: (form.get(id) ?? []).map(({ date, level }) => ({ date, level })),
    });
  };
}
