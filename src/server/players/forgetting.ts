import { dayOf } from '../../domain/dates';
import type { ForgettingPreview } from '../../domain/players/forgettingWire';
import type { ClubDatabase } from '../db/tables';
import { inTransaction } from '../db/transaction';
import { isoNow, type Clock } from '../lib/clock';
import { ProblemError } from '../lib/problem';
import { assignPlayers } from './assignPlayers';
import { forgetSubject } from './forget';
import { findElsewhere } from './forgetElsewhere';
import { previewOf } from './forgetPreview';
import { findSubject, partOthers, withUnusedNames } from './forgetSubject';
import { playerNotFound } from './playerNotFound';

export type ForgettingDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

const stillPlays = () =>
  new ProblemError(
    409,
    'Этот человек записан на турнир, который ещё не окончен, или проводит его. Снимите его с турнира и повторите.',
  );

/** PLAYER-60 to PLAYER-62: forgetting a player, and what would come of it. */
export function makeForgetting({ database, clock, timeZone }: ForgettingDependencies) {
  const today = () => dayOf(clock(), timeZone);

  async function find(where: ClubDatabase, id: string) {
    const found = await findSubject(where, id);
    if (!found) throw playerNotFound();
    const subject = await withUnusedNames(where, found);
    return { subject, elsewhere: await findElsewhere(where, subject, today()) };
  }

  return {
    /** @throws ProblemError 404 */
    async preview(id: string): Promise<ForgettingPreview> {
      await assignPlayers(database, clock);
      return inTransaction(database, async (transaction) => {
        const { subject, elsewhere } = await find(transaction, id);
        return previewOf(transaction, subject, elsewhere, today());
      });
    },

    /** @throws ProblemError 404, 409 */
    async forget(id: string): Promise<void> {
      await assignPlayers(database, clock);
      await inTransaction(database, async (transaction) => {
        const { subject, elsewhere } = await find(transaction, id);
        const preview = await previewOf(transaction, subject, elsewhere, today());
        if (preview.openTournaments.length > 0) throw stillPlays();
        await forgetSubject(transaction, subject, elsewhere, isoNow(clock));
      });
    },
  };
}

/**
 * PLAYER-66: forgets once more, in a restored database, whoever had been forgotten before, also those who take part
 * in tournaments that were not over then. Somebody who was merged with one of them in it, and was not forgotten with
 * them, is somebody else.
 * @param ids of players, with the instant (ISO, UTC) when each was forgotten
 * @returns how many of them it held
 */
export async function forgetAgain(
  { database, clock, timeZone }: ForgettingDependencies,
  ids: ReadonlyMap<string, string>,
): Promise<number> {
  await assignPlayers(database, clock);
  let count = 0;
  for (const [id, at] of ids) {
    const isThere = await inTransaction(database, async (transaction) => {
      const isMeant = (other: string) => ids.has(other);
      const found = await findSubject(transaction, id, isMeant);
      if (!found) return false;
      const subject = await withUnusedNames(transaction, found, isMeant);
      await partOthers(transaction, subject);
      const elsewhere = await findElsewhere(transaction, subject, dayOf(clock(), timeZone));
      await forgetSubject(transaction, subject, elsewhere, at);
      return true;
    });
    if (isThere) count += 1;
  }
  return count;
}
