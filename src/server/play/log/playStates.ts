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

/** A play as its log says; nothing of it is changed in place, since it is shared. */
export type FoldedPlay = {
  /** The changes that add up to the play, oldest first. */
  changes: readonly PlayChange[];
  /** The sum of the changes. */
  state: PlayState;
  /** Sign-ups under review, which the changes do not have (APPLY-12). */
  reviewEntries: readonly EntryReviewRecord[];
  /** The state with these sign-ups in it, as the roster shows it. */
  rosterState: PlayState;
};

/** More plays than are watched at the same time. */
const PLAYS_MAX = 50;

const findKeys = compileQuery((database, { id }: { id: number }) =>
  database
    .selectFrom('plays as p')
    .innerJoin('list_state', (join) => join.onTrue())
    .select(['p.version', buildIncarnationColumnSql(database).as('incarnation')])
    .where('p.tournament_id', '=', id),
);

/**
 * Reads and folds a play's log: the only place of the server that does. Called within transactions, and for plays
 * that are read once; everybody else asks `createPlayStates`.
 */
export async function readFoldedPlay(database: ClubDatabase, id: number): Promise<FoldedPlay> {
  // In this order: a sign-up that the desk accepts meanwhile is in both, and never in neither.
  const reviews = await createReviewRepository(database).list(id);
  const changes = await createPlayRepository(database).listChanges(id);
  const state = foldChanges(changes);
  const reviewEntries = reviews.filter((entry) => !Object.hasOwn(state.entries, entry.id));
  return { changes, state, reviewEntries, rosterState: addReviewEntries(state, reviewEntries) };
}

/**
 * Plays, each read once per version for everybody who asks. Versions come again in a database that was put back,
 * so its incarnation belongs to the key (SCALE-3). A transaction never asks: it may be rolled back.
 */
export function createPlayStates(database: ClubDatabase) {
  const share = createSharedReads<FoldedPlay & { version: number }>(PLAYS_MAX);
  return {
    /** The version is read before the log: the log may be newer, and never older. */
    async read(id: number): Promise<FoldedPlay & { version: number }> {
      const [row] = await findKeys(database, { id });
      // The play may be gone since its caller has found it.
      const version = row?.version ?? 0;
      const read = async () => ({ version, ...(await readFoldedPlay(database, id)) });
      if (!row) return read();
      return share(id, `${requireDatabaseIncarnation(row.incarnation)}.${version}`, read);
    },
  };
}

export type PlayStates = ReturnType<typeof createPlayStates>;
