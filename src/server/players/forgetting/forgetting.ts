import { toDay } from '../../../domain/dates/dates';
import type { ForgetPreview } from '../../../domain/players/forgetting/forgetWire';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';
import { getIsoNow, type Clock } from '../../lib/clock';
import { ProblemError } from '../../lib/problem';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { createPlayerNotFound } from '../identity/createPlayerNotFound';
import { computeForgettingPreview } from './computeForgettingPreview';
import { findPersonMentions } from './findPersonMentions';
import { forgetPerson } from './forgetPerson';
import { findPersonRecords, unmergeOthers, addUnusedNamesakes } from './personRecords';

export type ForgettingDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

const createStillPlays = () =>
  new ProblemError(
    409,
    'Этот человек записан на турнир, который ещё не окончен, или проводит его. Снимите его с турнира и повторите.',
  );

/** Creates the functions that forget a player and preview this (PLAYER-60 to PLAYER-62). */
export function createForgetting({ database, clock, timeZone }: ForgettingDependencies) {
  const getToday = () => toDay(clock(), timeZone);

  async function find(where: ClubDatabase, id: string) {
    const found = await findPersonRecords(where, id);
    if (!found) throw createPlayerNotFound();
    const records = await addUnusedNamesakes(where, found);
    return { records, elsewhere: await findPersonMentions(where, records, getToday()) };
  }

  return {
    /**
     * Previews forgetting a player.
     * @throws ProblemError 404
     */
    async readPreview(id: string): Promise<ForgetPreview> {
      await assignPlayersToEntries(database, clock);
      return withTransaction(database, async (transaction) => {
        const { records, elsewhere } = await find(transaction, id);
        return computeForgettingPreview(transaction, records, elsewhere, getToday());
      });
    },

    /**
     * Forgets a player.
     * @throws ProblemError 404, 409
     */
    async forget(id: string): Promise<void> {
      await assignPlayersToEntries(database, clock);
      await withTransaction(database, async (transaction) => {
        const { records, elsewhere } = await find(transaction, id);
        const preview = await computeForgettingPreview(transaction, records, elsewhere, getToday());
        if (preview.openTournaments.length > 0) throw createStillPlays();
        await forgetPerson(transaction, records, elsewhere, getIsoNow(clock));
      });
    },
  };
}

/**
 * Forgets again, in a restored database, all players forgotten before (PLAYER-66). Players in tournaments that were
 * unfinished then are included. A player merged with a forgotten one in the restored database only is another person.
 * @param ids the instant of forgetting (ISO, UTC), keyed by player id
 * @returns the number of these players in the database
 */
export async function forgetAgain(
  { database, clock, timeZone }: ForgettingDependencies,
  ids: ReadonlyMap<string, string>,
): Promise<number> {
  await assignPlayersToEntries(database, clock);
  let count = 0;
  for (const [id, at] of ids) {
    const isThere = await withTransaction(database, async (transaction) => {
      const isMeant = (other: string) => ids.has(other);
      const found = await findPersonRecords(transaction, id, isMeant);
      if (!found) return false;
      const records = await addUnusedNamesakes(transaction, found, isMeant);
      await unmergeOthers(transaction, records);
      const elsewhere = await findPersonMentions(transaction, records, toDay(clock(), timeZone));
      await forgetPerson(transaction, records, elsewhere, at);
      return true;
    });
    if (isThere) count += 1;
  }
  return count;
}
