import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClubDatabase } from '../../db/tables';
import { Block, Blocks, type Entry } from './blocks';
import { makeListRepository, type ListRow, type ListState, type Place } from './listRepository';

/** Read at once; other requests are answered between two pages. */
const PAGE = 250;
const BEFORE_ALL: Place = { revision: -1, id: 0 };

export type ListCache = ReturnType<typeof makeListCache>;

/** The list in its blocks. */
export type ListNow = { state: ListState; blocks: readonly Block[]; size: number };

/** What has changed since a state: the tournaments as they are, and the ids of those that are gone. */
export type ListChanges = { state: ListState; changed: Entry[]; removed: number[] };

const entryOf = ({ id, date, startTime, json }: ListRow): Entry => ({
  ...{ id, date, startTime },
  json: Buffer.from(json),
});

/**
 * The list's JSON, kept as bytes. A change, by whichever program, costs as much as what it changed
 * and not as much as the list.
 */
export function makeListCache(database: ClubDatabase) {
  const repository = makeListRepository(database);
  const blocks = new Blocks();
  let held: ListState = { epoch: 0, revision: BEFORE_ALL.revision };
  let catchingUp: Promise<void> | null = null;

  /** The newest of each tournament that changed after a revision; null for what is gone. */
  async function readChanges(revision: number) {
    const changed = new Map<number, Entry | null>();
    let place: Place = { revision, id: Number.MAX_SAFE_INTEGER };
    for (;;) {
      const rows = await repository.changesAfter(place, PAGE);
      for (const row of rows) changed.set(row.id, row.isGone ? null : entryOf(row));
      place = rows.at(-1) ?? place;
      if (rows.length < PAGE) return { changed, revision: place.revision };
      await nextTurn();
    }
  }

  async function catchUp({ epoch, revision }: ListState): Promise<void> {
    if (epoch !== held.epoch) {
      blocks.fill([]);
      held = { epoch, revision: BEFORE_ALL.revision };
    }
    const changes = await readChanges(held.revision);
    const isFirst = blocks.size === 0;
    if (isFirst) blocks.fill([...changes.changed.values()].filter((entry) => entry !== null));
    else {
      for (const [id, entry] of changes.changed) {
        if (entry) blocks.put(entry);
        else blocks.remove(id);
      }
    }
    held = { epoch, revision: Math.max(revision, changes.revision) };
  }

  const isBehind = ({ epoch, revision }: ListState): boolean =>
    epoch !== held.epoch || revision > held.revision;

  return {
    /**
     * SPEED-4: the first entries while the whole is still being read, after a start; null once it is
     * there, and for a short list, which is read soon.
     * @param today yyyy-MM-dd
     */
    async beginning(today: string, count: number, shortMax: number): Promise<Block | null> {
      if (held.revision !== BEFORE_ALL.revision) return null;
      if ((await repository.count()) <= shortMax) return null;
      return new Block((await repository.firstRows(today, count)).map(entryOf));
    },

    /**
     * The list as it is now.
     * @param today yyyy-MM-dd: the blocks that are coming stand before those that are past
     */
    async current(today: string): Promise<ListNow> {
      for (;;) {
        const state = await repository.state();
        if (!isBehind(state)) return { state: held, blocks: blocks.from(today), size: blocks.size };
        // Several that find it behind wait for one, and then look again.
        catchingUp ??= catchUp(state).finally(() => (catchingUp = null));
        await catchingUp;
      }
    },

    /** What has changed since a state; null where that is of another epoch. */
    async changesSince({ epoch, revision }: ListState): Promise<ListChanges | null> {
      const state = await repository.state();
      if (state.epoch !== epoch) return null;
      const changes = await readChanges(revision);
      const entries = [...changes.changed];
      return {
        state: { epoch, revision: changes.revision },
        changed: entries.flatMap(([, entry]) => entry ?? []),
        removed: entries.flatMap(([id, entry]) => (entry ? [] : [id])),
      };
    },
  };
}
