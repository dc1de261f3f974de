import { deleteDatabase, settleRequest, withStore } from '../browser/databases';
import { deviceStore } from '../browser/deviceStore';
import { OFFLINE_LIST_DATABASE } from './sessionStorage';

/** The tournaments of the latest loaded list (COMFORT-72). */
type OfflineList = {
  /** Load time in ms since the epoch. */
  loadedAt: number;
  /** True when the list contains all tournaments. */
  isWhole: boolean;
  tournaments: unknown[];
};

/** Maximum number of saved tournaments, from the beginning of the list. */
const LENGTH_MAX = 10_000;
/** Number of tournaments written at once; the page stays responsive in between. */
const SLICE = 1_000;

const PLACE = { database: OFFLINE_LIST_DATABASE, store: 'list' };
const HEAD = 'head';

type OfflineHead = Omit<OfflineList, 'tournaments'> & { owner: string };

/**
 * Owner of a saved list: the API host and the stored session. Null when no user is signed in, or when the session is
 * not stored (WEATHER-7).
 */
function getOwner(apiHost: string): string | null {
  const session = deviceStore.read('club.session');
  return session && `${apiHost} ${session}`;
}

/** Saves the list for this session, in slices between which the page stays responsive (COMFORT-72). */
export async function saveOfflineList(apiHost: string, list: OfflineList): Promise<void> {
  const owner = getOwner(apiHost);
  if (!owner) return;
  const { loadedAt, tournaments } = list;
  const isWhole = list.isWhole && tournaments.length <= LENGTH_MAX;
  await withStore(PLACE, 'readwrite', async (store) => {
    // Only the list has numeric keys; plays in the same store have text keys.
    await settleRequest(store.delete(IDBKeyRange.upperBound(Infinity)));
    for (let from = 0; from < Math.min(tournaments.length, LENGTH_MAX); from += SLICE) {
      await settleRequest(store.put(tournaments.slice(from, from + SLICE), from));
    }
    await settleRequest(store.put({ owner, loadedAt, isWhole } satisfies OfflineHead, HEAD));
  });
  // The user signed out during the read, so no data may remain.
  if (getOwner(apiHost) !== owner) deleteDatabase(OFFLINE_LIST_DATABASE);
}

/** The list saved for this session; null when there is none (COMFORT-72). */
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

/** A play as the device last received it (ROSTER-16). */
type OfflinePlay = {
  /** Load time in ms since the epoch. */
  loadedAt: number;
  play: unknown;
};

const getPlayKey = (tournamentId: number | ''): string => `play ${tournamentId}`;

/** Saves a play for this session (ROSTER-16). */
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

/** Range of keys that contains all saved plays. */
const PLAY_KEYS = () => IDBKeyRange.bound('play ', 'play!', false, true);

/** True when a play is saved and a user is signed in (PLAYER-77). */
export async function hasOfflinePlays(apiHost: string): Promise<boolean> {
  if (!getOwner(apiHost)) return false;
  return (
    (await withStore(PLACE, 'readonly', (store) => settleRequest(store.count(PLAY_KEYS())))) > 0
  );
}

/** Removes the saved plays for which `isGone` is true (PLAYER-77). */
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

/** The play saved for this session; null when there is none (ROSTER-16). */
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
