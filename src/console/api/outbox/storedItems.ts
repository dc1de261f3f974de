import { selectUsername, type AuthState } from '../../state/authSlice';
import { mergeStoredItems, type OutboxItem } from '../../state/outbox/outboxQueue';
import {
  itemAcknowledged,
  itemQueued,
  itemsRead,
  itemTried,
  selectOutbox,
  type StateWithOutbox,
} from '../../state/outbox/outboxSlice';
import * as storage from '../../state/outbox/outboxStorage';
import { config } from '../../config';
import { cachePlay } from '../play/playApi';
import type { ApiState, ApiThunk } from '../store/thunk';
import {
  subscribeToOutboxMessages,
  broadcastOutboxMessage,
  type OutboxMessage,
} from './outboxChannel';

export type OutboxThunkState = ApiState & StateWithOutbox & { auth: AuthState };
export type OutboxThunk<Result = void> = ApiThunk<Result, OutboxThunkState>;

/** Ids of the items that storage does not take: they live as long as the page. */
const unsaved = new Set<string>();

/**
 * Ids of the items that this page has removed from the device. Such a change needs no undoing, unless the server has
 * acknowledged it: nobody has it any more.
 */
const removedIds = new Set<string>();

export const isOutboxItemRemoved = (id: string): boolean => removedIds.has(id);

/** For each read of the device that is under way: the ids of the items that have changed since it began. */
const readings = new Set<Set<string>>();

function markChanged(id: string): void {
  for (const changed of readings) changed.add(id);
}

async function trackWrite(id: string, writing: Promise<void>): Promise<void> {
  markChanged(id);
  try {
    await writing;
    broadcastOutboxMessage({ kind: 'storageChanged' });
  } catch {
    unsaved.add(id);
  }
}

/** Saves an item on the device, in its present state. */
export const saveOutboxItem = (item: OutboxItem): Promise<void> =>
  trackWrite(item.id, storage.putStoredItem(item));

/** Removes an item from the device. */
export async function removeSavedOutboxItem(id: string): Promise<void> {
  removedIds.add(id);
  unsaved.delete(id);
  await trackWrite(id, storage.deleteStoredItem(id));
  unsaved.delete(id);
}

/** ROSTER-16: shows and saves an item. */
export const enqueueOutboxItem =
  (item: OutboxItem): OutboxThunk =>
  (dispatch) => {
    dispatch(itemQueued(item));
    void saveOutboxItem(item);
  };

/** Reads the items on the device; one that changes meanwhile stays as this page has it. */
export const loadOutbox = (): OutboxThunk<Promise<void>> => async (dispatch, getState) => {
  const changed = new Set<string>();
  readings.add(changed);
  const stored = await storage.readStoredItems().catch(() => null);
  readings.delete(changed);
  const own = new Set([...unsaved, ...changed]);
  if (stored) dispatch(itemsRead(mergeStoredItems(stored, selectOutbox(getState()).items, own)));
};

/** Does what another tab's message asks for: what that tab has sent stays shown here, and can be undone here. */
const applyMessage =
  (message: OutboxMessage): OutboxThunk =>
  (dispatch, getState) => {
    if (message.kind === 'storageChanged') {
      void dispatch(loadOutbox());
      return;
    }
    const { id, tournamentId, username, host } = message.item;
    if (username !== selectUsername(getState()) || host !== config.apiHost) return;
    if (message.kind === 'tried') {
      dispatch(itemTried(id));
      return;
    }
    markChanged(id);
    // The play first: once the item is gone, only the play shows the change.
    dispatch(cachePlay(tournamentId, message.answer.play));
    dispatch(itemAcknowledged({ ...message.answer.change, id }));
  };

/**
 * Follows what other tabs do with the outbox.
 * @returns ends it
 */
export const syncOutboxWithTabs = (): OutboxThunk<() => void> => (dispatch) =>
  subscribeToOutboxMessages((message) => dispatch(applyMessage(message)));

/** The items of one user for this host, in order. */
export const filterOutboxItemsByUser = (
  items: readonly OutboxItem[],
  username: string,
): OutboxItem[] =>
  items.filter((item) => item.username === username && item.host === config.apiHost);

/** The signed-in user's items, in order. */
export const selectUsersOutboxItems = (state: OutboxThunkState): OutboxItem[] =>
  filterOutboxItemsByUser(selectOutbox(state).items, selectUsername(state));
