import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { selectUsername, type AuthState } from '../../state/authSlice';
import { merged, type OutboxItem } from '../../state/outbox/outboxQueue';
import {
  itemQueued,
  itemsRead,
  selectOutbox,
  type WithOutbox,
} from '../../state/outbox/outboxSlice';
import { forgetItem, keepItem, readOutbox } from '../../state/outbox/outboxStorage';
import { config } from '../../config';

export type State = WithOutbox & { auth: AuthState };
export type OutboxThunk<Result = void> = ThunkAction<Result, State, unknown, UnknownAction>;

const NAME = 'club.outbox';

/** Where storage is refused an item lives as long as the page. */
const unkept = new Set<string>();

/** For each reading of the device under way: the ids of what was kept or forgotten since it began. */
const readings = new Set<Set<string>>();

/** Tells the other tabs that the device keeps something else now. */
function tellOthers(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

async function written(id: string, writing: Promise<void>): Promise<void> {
  for (const changed of readings) changed.add(id);
  try {
    await writing;
    tellOthers();
  } catch {
    unkept.add(id);
  }
}

/** Keeps an item on the device, in its present state. */
export const keep = (item: OutboxItem): Promise<void> => written(item.id, keepItem(item));

/** Removes an item from the device. */
export async function forget(id: string): Promise<void> {
  unkept.delete(id);
  await written(id, forgetItem(id));
  unkept.delete(id);
}

/** ROSTER-16: shows and keeps an item. */
export const queueItem =
  (item: OutboxItem): OutboxThunk =>
  (dispatch) => {
    dispatch(itemQueued(item));
    void keep(item);
  };

/** Reads what the device keeps; what is done meanwhile stays as it was done. */
export const readItems = (): OutboxThunk<Promise<void>> => async (dispatch, getState) => {
  const changed = new Set<string>();
  readings.add(changed);
  const stored = await readOutbox().catch(() => null);
  readings.delete(changed);
  const own = new Set([...unkept, ...changed]);
  if (stored) dispatch(itemsRead(merged(stored, selectOutbox(getState()).items, own)));
};

/**
 * Reads the device's items now, and whenever another tab has changed them.
 * @returns ends it
 */
export const followItems = (): OutboxThunk<() => void> => (dispatch) => {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = () => void dispatch(readItems());
  return () => channel.close();
};

/** The items of one user for this host, in order. */
export const itemsOf = (items: readonly OutboxItem[], username: string): OutboxItem[] =>
  items.filter((item) => item.username === username && item.host === config.apiHost);

/** The signed-in user's items, in order. */
export const selectOwnItems = (state: State): OutboxItem[] =>
  itemsOf(selectOutbox(state).items, selectUsername(state));
