import { sql } from 'kysely';
import type { PlayEvent } from '../../../domain/play/log/events';
import type { PlayState } from '../../../domain/play/log/playState';
import { applyEvents } from '../../../domain/play/log/fold';
import type { EntryState } from '../../../domain/play/model/entry';
import { createReviewedEntryEvents } from '../../../domain/play/roster/reviewEvents';
import type { ClubDatabase } from '../../db/tables';
import type { StoredEntry } from './entryRepository';

/** A sign-up under review, which the play's changes do not contain yet. */
export type EntryReviewRecord = {
  id: string;
  /** Instant of the sign-up, ISO in UTC. */
  createdAt: string;
  /** Events for the play's changes, in which the sign-up enters them. */
  events: readonly PlayEvent[];
};

/** All SQL of the sign-ups under review (APPLY-12). */
export function createReviewRepository(database: ClubDatabase) {
  return {
    /** Lists the sign-ups under review of a play, oldest first. */
    async list(tournamentId: number): Promise<EntryReviewRecord[]> {
      const rows = await database
        .selectFrom('play_entries')
        .select(['id', 'created_at', 'status', 'review_state'])
        .where('tournament_id', '=', tournamentId)
        .where('review_state', 'is not', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, created_at, status, review_state }) => ({
        id,
        createdAt: created_at,
        events: createReviewedEntryEvents(id, JSON.parse(review_state!) as EntryState, status),
      }));
    },

    async setState(id: string, state: EntryState | null): Promise<void> {
      await database
        .updateTable('play_entries')
        .set({ review_state: state && JSON.stringify(state) })
        .where('id', '=', id)
        .execute();
    },

    /** Counts sign-ups that the desk has not dealt with, including withdrawn ones. */
    async count(tournamentId: number): Promise<number> {
      const { count } = await database
        .selectFrom('play_entries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tournament_id', '=', tournamentId)
        .where(({ or, and, eb }) =>
          or([
            eb('status', '=', 'review'),
            and([eb('status', '=', 'withdrawn'), eb('review_state', 'is not', null)]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

export const addReviewEntries = (
  state: PlayState,
  entries: readonly EntryReviewRecord[],
): PlayState =>
  // The events always apply, because the play's changes do not contain these ids.
  applyEvents(
    state,
    entries.flatMap(({ events }) => events),
  ) as PlayState;

/** Lists the sign-ups under review that occur anywhere in the events. */
export function listMentionedReviewEntries(
  entries: readonly EntryReviewRecord[],
  events: readonly PlayEvent[],
): EntryReviewRecord[] {
  if (entries.length === 0) return [];
  const text = JSON.stringify(events);
  return entries.filter(({ id }) => text.includes(id));
}

/**
 * SQL for both databases: true for a sign-up that the desk never accepted. Such a sign-up belongs to no player
 * (PLAYER-2).
 */
export const neverAcceptedSql = sql<boolean>`(source = 'signUp' AND application_id IS NULL
  AND status NOT IN ('confirmed', 'waiting'))`;

/** True for a sign-up that the desk never accepted. An accepted sign-up has an application (APPLY-4). */
export const isNeverAcceptedSignUp = ({
  source,
  application_id,
}: Pick<StoredEntry, 'source' | 'application_id'>): boolean =>
  source === 'signUp' && application_id === null;
