import { groupBy } from '../../domain/groupBy';
import { foldChanges } from '../../domain/play/playState';
import { eveningOf, NOTHING_PLAYED, type EveningResult } from '../../domain/players/eveningOf';
import type {
  OtherPlayer,
  PlayedWith,
  PlayerCard,
  PlayerEvening,
} from '../../domain/players/playerWire';
import { maybeSame } from '../../domain/players/samePlayers';
import { sumVisits } from '../../domain/players/visits';
import type { Clock } from '../lib/clock';
import { makeToday } from '../lib/today';
import type { ClubDatabase } from '../db/tables';
import { makePlayRepository } from '../play/playRepository';
import { playerNotFound } from './playerNotFound';
import { makePlayerRepository, type PlayerVisit } from './playerRepository';
import type { Ratings } from './ratings';

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  timeZone: string;
  visitsByPlayer: () => Promise<Map<string, PlayerVisit[]>>;
  ratings: () => Promise<Ratings>;
};

type Visits = ReadonlyMap<string, readonly PlayerVisit[]>;

/** The name and phone that were written down last. */
function asOther(id: string, visits: readonly PlayerVisit[], today: string): OtherPlayer {
  const { givenName, familyName, phone } = sumVisits(visits, today);
  return { id, givenName, familyName, phone };
}

/** PLAYER-5, PLAYER-6: everything about one player. */
export function makePlayerCards(dependencies: Dependencies) {
  const { database, clock, timeZone, visitsByPlayer, ratings } = dependencies;
  const repository = makePlayerRepository(database);
  const today = makeToday(clock, timeZone);

  async function resultOf({ tournamentId, entryId }: PlayerVisit): Promise<EveningResult> {
    if (entryId === null) return NOTHING_PLAYED;
    const changes = await makePlayRepository(database).changes(tournamentId);
    return eveningOf(foldChanges(changes), entryId);
  }

  /** How often the player played with others, most often first. */
  function playedWith(
    entryIds: readonly string[],
    playerOfEntry: ReadonlyMap<string, string>,
    visits: Visits,
  ): PlayedWith[] {
    const players = entryIds.flatMap((entryId) => playerOfEntry.get(entryId) ?? []);
    return [...groupBy(players, (id) => id)]
      .map(([id, times]) => ({
        ...asOther(id, visits.get(id)!, today()),
        times: times.length,
      }))
      .toSorted((one, other) => other.times - one.times);
  }

  /** @throws ProblemError 404 */
  return async (id: string): Promise<PlayerCard> => {
    const visits: Visits = await visitsByPlayer();
    const own = visits.get(id);
    const known = await repository.known();
    const player = known.find((one) => one.id === id);
    if (!own || !player) throw playerNotFound();

    const starts = new Map(
      (await repository.startsOf(own.map((visit) => visit.tournamentId))).map((one) => [
        one.id,
        one,
      ]),
    );
    const results = await Promise.all(
      own.map(async (visit) => ({ visit, ...(await resultOf(visit)) })),
    );
    const evenings = results.flatMap(({ visit, place, of, points, matches }): PlayerEvening[] => {
      const start = starts.get(visit.tournamentId);
      // Removed for good since the visits were read.
      if (!start) return [];
      const { date, startTime, tournamentType } = start;
      const { tournamentId, attendance, status, paid } = visit;
      const facts = { tournamentId, date, startTime, tournamentType };
      return [{ ...facts, place, of, points, matches, attendance, status, paid }];
    });
    const playerOfEntry = new Map(
      [...visits].flatMap(([playerId, all]) =>
        all.flatMap(({ entryId, tournamentId }): [string, string][] =>
          entryId !== null && starts.has(tournamentId) ? [[entryId, playerId]] : [],
        ),
      ),
    );
    const met = (with_: 'partners' | 'opponents') =>
      playedWith(
        results.flatMap((result) => result[with_]),
        playerOfEntry,
        visits,
      );

    const { levels, form } = await ratings();
    // Those of another id than their visits' player were merged into this one.
    const parts = new Set(own.flatMap(({ playerId }) => playerId ?? []));
    const keys = known.filter((one) => one.id === id || parts.has(one.id));
    const merged = keys.filter((one) => one.id !== id);
    const others = known.filter(
      (one) => one.mergedInto === null && one.id !== id && visits.has(one.id),
    );
    return {
      id,
      ...sumVisits(own, today()),
      rating: levels.get(id) ?? null,
      note: player.note,
      version: player.version,
      merged: merged.map((one) =>
        asOther(
          one.id,
          own.filter((visit) => visit.playerId === one.id),
          today(),
        ),
      ),
      evenings: evenings.toSorted((one, other) =>
        `${one.date} ${one.startTime}` < `${other.date} ${other.startTime}` ? 1 : -1,
      ),
      partners: met('partners'),
      opponents: met('opponents'),
      form: (form.get(id) ?? []).map(({ date, level }) => ({ date, level })),
      sameAs: others
        .filter((one) => keys.some((key) => maybeSame(key, one)))
        .map((one) => asOther(one.id, visits.get(one.id)!, today())),
    };
  };
}
