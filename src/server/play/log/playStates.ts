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

/** A play folded from its log. Immutable, because it is shared. */
export type FoldedPlay = {
  /** The changes that the fold adds up, oldest first. */
  changes: readonly PlayChange[];
  state: PlayState;
  /** Sign-ups under review, which the changes do not contain (APPLY-12). */
  reviewEntries: readonly EntryReviewRecord[];
  /** The state with these sign-ups, as the roster shows it. */
  rosterState: PlayState;
};

/** More plays than are viewed at the same time. */
const PLAYS_MAX = 50;

const findKeys = compileQuery((database, { id }: { id: number }) =>
  database
    .selectFrom('plays as p')
    .innerJoin('list_state', (join) => join.onTrue())
    .select(['p.version', buildIncarnationColumnSql(database).as('incarnation')])
    .where('p.tournament_id', '=', id),
);

/**
 * Reads and folds a play's log; the only place of the server that does. For transactions and for plays that are read
 * once; all others use `createPlayStates`.
 */
export async function readFoldedPlay(database: ClubDatabase, id: number): Promise<FoldedPlay> {
  // Reviews first: a sign-up that the desk accepts meanwhile is then in both lists, and never in neither.
  const reviews = await createReviewRepository(database).list(id);
  const changes = await createPlayRepository(database).listChanges(id);
  const state = foldChanges(changes);
  const reviewEntries = reviews.filter((entry) => !Object.hasOwn(state.entries, entry.id));
  return { changes, state, reviewEntries, rosterState: addReviewEntries(state, reviewEntries) };
}

/**
 * Plays, each read once per version for all callers. Versions repeat in a restored database, so its incarnation belongs
 * to the key (SCALE-3). Transactions do not use it, because they may be rolled back.
 */
export function createPlayStates(database: ClubDatabase) {
  const share = createSharedReads<FoldedPlay & { version: number }>(PLAYS_MAX);
  return {
    /** The version is read before the log, so the log may be newer but never older. */
    async read(id: number): Promise<FoldedPlay & { version: number }> {
      const [row] = await findKeys(database, { id });
      // The play may have been deleted since its caller found it.
      const version = row?.version ?? 0;
      const read = async () => ({ version, ...(await readFoldedPlay(database, id)) });
      if (!row) return read();
      return share(id, `${requireDatabaseIncarnation(row.incarnation)}.${version}`, read);
    },
  };
}

export type PlayStates = ReturnType<typeof createPlayStates>;
