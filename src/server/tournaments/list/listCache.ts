import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClubDatabase } from '../../db/tables';
import { ListBlock, ListBlocks, type ListBlockEntry } from './listBlocks';
import {
  createListRepository,
  type TournamentJsonRow,
  type ListRevisionState,
  type ListChangePosition,
} from './listRepository';

/** Rows of a page. Other requests get their turn between two pages. */
const PAGE = 250;
const BEFORE_ALL: ListChangePosition = { revision: -1, id: 0 };

type CachedListState = {
  state: ListRevisionState;
  blocks: readonly ListBlock[];
  size: number;
};

/** Changes after a state: the current tournaments, and the ids of removed ones. */
export type ListChanges = {
  state: ListRevisionState;
  changed: ListBlockEntry[];
  removed: number[];
};

/** True when the revisions of both states are comparable. */
const areOfOneEpoch = (one: ListRevisionState, other: ListRevisionState): boolean =>
  one.instance === other.instance && one.epoch === other.epoch;

const createEndPosition = ({
  revision,
}: Pick<ListRevisionState, 'revision'>): ListChangePosition => ({
  revision,
  id: Number.MAX_SAFE_INTEGER,
});

const toEntry = ({ id, date, startTime, json }: TournamentJsonRow): ListBlockEntry => ({
  id,
  date,
  startTime,
  json: Buffer.from(json),
});

/** Caches the list's JSON as bytes. The cost of a change, by any program, depends on the change and not on the list. */
export function createListCache(database: ClubDatabase) {
  const repository = createListRepository(database);
  const blocks = new ListBlocks();
  let cached: ListRevisionState = { instance: '', epoch: 0, revision: BEFORE_ALL.revision };
  let catchingUp: Promise<void> | null = null;

  /** Reads the latest state of each tournament changed after a revision. Null for a removed one. */
  async function readChanges(revision: number) {
    const changed = new Map<number, ListBlockEntry | null>();
    let place = createEndPosition({ revision });
    for (;;) {
      const rows = await repository.listChangesAfter(place, PAGE);
      for (const row of rows) changed.set(row.id, row.isGone ? null : toEntry(row));
      place = rows.at(-1) ?? place;
      if (rows.length < PAGE) return { changed, revision: place.revision };
      await nextTurn();
    }
  }

  async function catchUp(state: ListRevisionState): Promise<void> {
    if (!areOfOneEpoch(state, cached)) {
      blocks.fill([]);
      cached = { ...state, revision: BEFORE_ALL.revision };
    }
    const changes = await readChanges(cached.revision);
    const isFirst = blocks.size === 0;
    if (isFirst) blocks.fill([...changes.changed.values()].filter((entry) => entry !== null));
    else {
      for (const [id, entry] of changes.changed) {
        if (entry) blocks.put(entry);
        else blocks.remove(id);
      }
    }
    cached = { ...state, revision: Math.max(state.revision, changes.revision) };
  }

  const isBehind = (state: ListRevisionState): boolean =>
    !areOfOneEpoch(state, cached) || state.revision > cached.revision;

  return {
    /**
     * Reads the first entries while the whole list is not read yet after a start (SPEED-4). Null afterwards, and for a
     * short list, which is read soon.
     * @param today yyyy-MM-dd
     */
    async readBeginning(today: string, count: number, shortMax: number): Promise<ListBlock | null> {
      if (cached.revision !== BEFORE_ALL.revision) return null;
      if ((await repository.count()) <= shortMax) return null;
      return new ListBlock((await repository.listFirstRows(today, count)).map(toEntry));
    },

    /**
     * Reads the current list.
     * @param today yyyy-MM-dd; upcoming blocks come before past ones
     */
    async readCurrent(today: string): Promise<CachedListState> {
      for (;;) {
        const state = await repository.readState();
        if (!isBehind(state))
          return { state: cached, blocks: blocks.listFrom(today), size: blocks.size };
        // Several requests that find an outdated cache share one refresh, and check the cache again afterwards.
        catchingUp ??= catchUp(state).finally(() => (catchingUp = null));
        await catchingUp;
      }
    },

    /**
     * Reads the changes after a state (SPEED-2). Null for another epoch, and for more than a page of changes. The whole
     * list, which is cached compressed, is then cheaper.
     */
    async readChangesSince(base: ListRevisionState): Promise<ListChanges | null> {
      const state = await repository.readState();
      if (!areOfOneEpoch(state, base)) return null;
      const rows = await repository.listChangesAfter(createEndPosition(base), PAGE);
      if (rows.length === PAGE) return null;
      return {
        state: { ...state, revision: rows.at(-1)?.revision ?? base.revision },
        changed: rows.filter(({ isGone }) => !isGone).map(toEntry),
        removed: rows.filter(({ isGone }) => isGone).map(({ id }) => id),
      };
    },
  };
}
