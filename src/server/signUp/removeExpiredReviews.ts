import { DAY_MS } from '../../domain/dates/durations';
import { TRASH_DAYS } from '../../domain/editing/history';
import { withTransaction } from '../db/withTransaction';
import { getIsoNow, type Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { createPlayRepository } from '../play/log/playRepository';

const WITHDRAWN_KEPT_MS = DAY_MS;
const UNANSWERED_KEPT_MS = TRASH_DAYS * DAY_MS;

/** Lists sign-ups under review whose time is over. Some may have a date in the future, from a clock that was ahead. */
function listExpired(database: ClubDatabase, clock: Clock) {
  const shift = (ms: number) => getIsoNow(() => clock() + ms);
  return database
    .selectFrom('play_entries as e')
    .innerJoin('tournaments as t', 't.id', 'e.tournament_id')
    .select(['e.id', 'e.tournament_id as tournamentId'])
    .where('e.review_state', 'is not', null)
    .where(({ or, and, not, eb }) =>
      or([
        and([
          eb('e.status', '=', 'withdrawn'),
          not(eb.between('e.created_at', shift(-WITHDRAWN_KEPT_MS), shift(WITHDRAWN_KEPT_MS))),
        ]),
        eb('t.date', '<', shift(-UNANSWERED_KEPT_MS).slice(0, 10)),
      ]),
    );
}

/**
 * Deletes sign-ups under review: withdrawn ones a day after their arrival, declined and unanswered ones 30 days after
 * the tournament (APPLY-12). The play's changes do not mention them.
 */
export async function removeExpiredReviews(database: ClubDatabase, clock: Clock): Promise<void> {
  const expired = await listExpired(database, clock).execute();
  for (const tournamentId of new Set(expired.map((entry) => entry.tournamentId))) {
    await withTransaction(database, async (transaction) => {
      const plays = createPlayRepository(transaction);
      // The play is locked first, as for every change. The desk may be accepting one of the sign-ups.
      await plays.start(tournamentId);
      const rows = await listExpired(transaction, clock)
        .where('e.tournament_id', '=', tournamentId)
        .execute();
      for (const { id } of rows) {
        await transaction.deleteFrom('play_entries').where('id', '=', id).execute();
      }
      await plays.update(tournamentId);
    });
  }
}
