import { deleteDatabase, settleRequest, withStore } from '../browser/databases';
import { deviceStore } from '../browser/deviceStore';
import { OFFLINE_LIST_DATABASE } from './sessionStorage';

/** COMFORT-72: the tournaments as they were last loaded. */
type OfflineList = {
  /** ms since the epoch. */
  loadedAt: number;
  /** Whether that is all of them. */
  isWhole: boolean;
  tournaments: unknown[];
};

/** Of a longer list this many are saved, from its beginning. */
const LENGTH_MAX = 10_000;
/** How many are written at once; the page stays responsive in between. */
const SLICE = 1_000;

const PLACE = { database: OFFLINE_LIST_DATABASE, store: 'list' };
const HEAD = 'head';

type OfflineHead = Omit<OfflineList, 'tournaments'> & { owner: string };

/**
 * The owner of a saved list: the API host and the stored session. Null where nobody is signed in, or where the
 * session is not stored (WEATHER-7).
 */
function getOwner(apiHost: string): string | null {
  const session = deviceStore.read('club.session');
  return session && `${apiHost} ${session}`;
}

/** COMFORT-72: saves the list for this session, in slices between which the page answers. */
export async function saveOfflineList(apiHost: string, list: OfflineList): Promise<void> {
  const owner = getOwner(apiHost);
  if (!owner) return;
  const { loadedAt, tournaments } = list;
  const isWhole = list.isWhole && tournaments.length <= LENGTH_MAX;
  await withStore(PLACE, 'readwrite', async (store) => {
    // The plays beside it have texts as keys.
    await settleRequest(store.delete(IDBKeyRange.upperBound(Infinity)));
    for (let from = 0; from < Math.min(tournaments.length, LENGTH_MAX); from += SLICE) {
      await settleRequest(store.put(tournaments.slice(from, from + SLICE), from));
    }
    await settleRequest(store.put({ owner, loadedAt, isWhole } satisfies OfflineHead, HEAD));
  });
  // Somebody has signed out meanwhile: nothing may stay.
  if (getOwner(apiHost) !== owner) deleteDatabase(OFFLINE_LIST_DATABASE);
}

/** COMFORT-72: the list that was saved for this session; null where there is none. */
export async function readOfflineList(apiHost: string): Promise<OfflineList | null> {
  const owner = getOwner(apiHost);
  if (!owner) return null;
  const saved = await withStore(PLACE, 'readonly', async (store) => {
    const head = (await settleRequest(store.get(HEAD))) as OfflineHead | undefined;
    if (head?.owner !== owner) return null;
    const slices = (await settleRequest(
      store.getAll(IDBKeyRange.bound(0, LENGTH_MAX)),
    )) as unknown[][];
    return { loadedAt: head.loadedAt, isWhole: head.isWhole, tournaments: slices.flat() };
  });
  return getOwner(apiHost) === owner ? saved : null;
}

/** ROSTER-16: a play as it was last answered. */
type OfflinePlay = {
  /** ms since the epoch. */
  loadedAt: number;
  play: unknown;
};

const getPlayKey = (tournamentId: number | ''): string => `play ${tournamentId}`;

/** ROSTER-16: saves a play for this session. */
export async function saveOfflinePlay(
  apiHost: string,
  tournamentId: number,
  play: OfflinePlay,
): Promise<void> {
  const owner = getOwner(apiHost);
  if (!owner) return;
  await withStore(PLACE, 'readwrite', (store) =>
    settleRequest(store.put({ ...play, owner }, getPlayKey(tournamentId))),
  );
  if (getOwner(apiHost) !== owner) deleteDatabase(OFFLINE_LIST_DATABASE);
}

/** The keys of all saved plays. */
const PLAY_KEYS = () => IDBKeyRange.bound('play ', 'play!', false, true);

/** PLAYER-77: whether any play is saved for somebody who is signed in. */
export async function hasOfflinePlays(apiHost: string): Promise<boolean> {
  if (!getOwner(apiHost)) return false;
  return (
    (await withStore(PLACE, 'readonly', (store) => settleRequest(store.count(PLAY_KEYS())))) > 0
  );
}

/** PLAYER-77: removes the saved plays that may stay no longer. */
export const pruneOfflinePlays = (
  isGone: (tournamentId: number, loadedAt: number) => boolean,
): Promise<void> =>
  withStore(PLACE, 'readwrite', async (store) => {
    for (const key of (await settleRequest(store.getAllKeys(PLAY_KEYS()))) as string[]) {
      const saved = (await settleRequest(store.get(key))) as OfflinePlay;
      if (isGone(Number(key.slice(getPlayKey('').length)), saved.loadedAt))
        await settleRequest(store.delete(key));
    }
  });

/** ROSTER-16: the play that was saved for this session; null where there is none. */
export async function readOfflinePlay(
  apiHost: string,
  tournamentId: number,
): Promise<OfflinePlay | null> {
  const owner = getOwner(apiHost);
  if (!owner) return null;
  const saved = (await withStore(PLACE, 'readonly', (store) =>
    settleRequest(store.get(getPlayKey(tournamentId))),
  )) as (OfflinePlay & { owner: string }) | undefined;
  return saved?.owner === owner ? saved : null;
}
