import type { PlayChange } from '../../../domain/play/log/events';
import { foldChanges } from '../../../domain/play/log/fold';
import type { PlayState } from '../../../domain/play/log/playState';
import { compileQuery } from '../../db/compileQuery';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../../db/incarnation';
import type { ClubDatabase } from '../../db/tables';
import { createSharedReads } from '../../lib/sharedReads';
import {
  addReviewEntries,
  createReviewRepository,
  type EntryReviewRecord,
} from '../entries/reviewEntries';
import { createPlayRepository } from './playRepository';

/** A play folded from its log. Callers share the object, so it is immutable. */
export type FoldedPlay = {
  /** The changes that the fold uses, oldest first. */
  changes: readonly PlayChange[];
  state: PlayState;
  /** Sign-ups under review, which the changes do not contain (APPLY-12). */
  reviewEntries: readonly EntryReviewRecord[];
  /** The state with the sign-ups under review, as the roster shows it. */
  rosterState: PlayState;
};

/** The maximum is more than the plays viewed at the same time. */
const PLAYS_MAX = 50;

const findKeys = compileQuery((database, { id }: { id: number }) =>
  database
    .selectFrom('plays as p')
    .innerJoin('list_state', (join) => join.onTrue())
    .select(['p.version', buildIncarnationColumnSql(database).as('incarnation')])
    .where('p.tournament_id', '=', id),
);

/**
 * Reads and folds a play's log. Only this function does so on the server. It serves transactions and plays that are
 * read once. All other callers use `createPlayStates`.
 */
export async function readFoldedPlay(database: ClubDatabase, id: number): Promise<FoldedPlay> {
  // The reviews are read first. A sign-up that the desk accepts between the two reads is then in both lists, never in
  // neither.
  const reviews = await createReviewRepository(database).list(id);
  const changes = await createPlayRepository(database).listChanges(id);
  const state = foldChanges(changes);
  const reviewEntries = reviews.filter((entry) => !Object.hasOwn(state.entries, entry.id));
  return { changes, state, reviewEntries, rosterState: addReviewEntries(state, reviewEntries) };
}

/**
 * Reads each play once per version for all callers. Versions repeat in a restored database, so the key contains its
 * incarnation (SCALE-3). Transactions do not use these states, because they may be rolled back.
 */
export function createPlayStates(database: ClubDatabase) {
  const share = createSharedReads<FoldedPlay & { version: number }>(PLAYS_MAX);
  return {
    /** Reads a play. The version is read before the log, so the log may be newer than the version but never older. */
    async read(id: number): Promise<FoldedPlay & { version: number }> {
      const [row] = await findKeys(database, { id });
      // The play may have been deleted after its caller found it.
      const version = row?.version ?? 0;
      const read = async () => ({ version, ...(await readFoldedPlay(database, id)) });
      if (!row) return read();
      return share(id, `${requireDatabaseIncarnation(row.incarnation)}.${version}`, read);
    },
  };
}

export type PlayStates = ReturnType<typeof createPlayStates>;
