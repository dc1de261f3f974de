import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppearanceWithPlayer } from '../../../domain/players/card/buildPlayerCard';
import type { Player } from '../../../domain/players/playerWire';
import { sumAppearances } from '../../../domain/players/card/appearances';
import { createTodayClock, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { readCorrections } from '../identity/playerCorrections';
import { createPlayersTag } from './playersTag';
import type { Ratings } from '../rating/ratings';
import { SLICE_MS } from './appearanceCache';

export type PlayersDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** The club's time zone, an IANA name. */
  timeZone: string;
};

type PlayerListJson = { etag: string; json: Buffer };

const BREAK = ',\n';

type Sources = {
  /** Finds players to offer for forgetting (PLAYER-74). */
  findOutdated: (today: string) => Promise<ReadonlySet<string>>;
  /** The club's limit in months, which is part of the list's tag. */
  forgetAfterMonths?: number | null;
  readAppearances: () => Promise<Map<string, AppearanceWithPlayer[]>>;
  readRatings: () => Promise<Ratings>;
};

/** Caches the list of all players until any of their data change (PLAYER-2, PLAYER-80). */
export function createPlayerList(dependencies: PlayersDependencies & Sources) {
  const { database, clock, timeZone, readAppearances, readRatings } = dependencies;
  const { findOutdated } = dependencies;
  const readTag = createPlayersTag(dependencies);
  const getToday = createTodayClock(clock, timeZone);
  let current: PlayerListJson | null = null;
  let reading: { etag: string; list: Promise<PlayerListJson> } | null = null;

  async function read(etag: string): Promise<PlayerListJson> {
    const day = getToday();
    const { levels } = await readRatings();
    const outdated = await findOutdated(day);
    const corrections = await readCorrections(database);
    const texts: string[] = [];
    let since = performance.now();
    for (const [id, appearances] of await readAppearances()) {
      const player: Player = {
        id,
        ...sumAppearances(appearances, day, corrections.get(id)),
        rating: levels.get(id) ?? null,
        isOutdated: outdated.has(id),
      };
      texts.push(JSON.stringify(player));
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      since = performance.now();
    }
    return (current = { etag, json: Buffer.from(`[${texts.join(BREAK)}]`) });
  }

  return {
    /** Reads the list's current tag after new applications and entries are matched to players. */
    async readEtag(): Promise<string> {
      await assignPlayersToEntries(database, clock);
      return readTag();
    },

    /**
     * Reads the list.
     * @param etag the tag that was read before; the list may already contain later writes
     */
    async readCurrent(etag: string): Promise<PlayerListJson> {
      if (current?.etag === etag) return current;
      // Simultaneous requests share one read.
      if (reading?.etag !== etag) {
        const before = reading?.list.catch(() => undefined);
        reading = { etag, list: Promise.resolve(before).then(() => read(etag)) };
      }
      const mine = reading;
      return mine.list.finally(() => {
        if (reading === mine) reading = null;
      });
    },
  };
}
