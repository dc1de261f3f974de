import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import * as queue from '../../../domain/play/changes/outboxQueue';
import type { OutboxItem } from '../../../domain/play/changes/outboxQueue';
import type { PlayChange } from '../../../domain/play/log/events';
import type { ChangeResponse } from '../../../domain/play/log/changeWire';
import { settleRequest, withStore } from '../../browser/databases';
import { openChannel } from '../../browser/openChannel';
import { config } from '../../config';
import { selectUsername, signedOut, type AuthState } from '../authSlice';

type OutboxState = {
  /** Items of all users of this device, in their order. */
  items: readonly OutboxItem[];
  /** Changes that the server has acknowledged since the page was opened, by id. «Отменить» needs their events. */
  acknowledged: Readonly<Record<string, PlayChange>>;
  /** True while sending waits for the next attempt, because no server responded or it could not accept an item yet. */
  isSendingPaused: boolean;
};

const initialState: OutboxState = { items: [], acknowledged: {}, isSendingPaused: false };

/** Changes that the server does not have yet (ROSTER-16). `injectSlices` adds this slice to the store. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** The items in the device's storage have been read. */
    itemsRead: (state, { payload }: PayloadAction<OutboxItem[]>) => ({
      ...state,
      items: payload,
    }),
    itemQueued: (state, { payload }: PayloadAction<OutboxItem>) => ({
      ...state,
      items: [...state.items, payload],
    }),
    itemTried: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      items: queue.markItemTried(state.items, payload),
    }),
    itemAcknowledged: (state, { payload }: PayloadAction<PlayChange>) => ({
      items: queue.acknowledgeQueuedChange(state.items, payload),
      acknowledged: { ...state.acknowledged, [payload.id]: payload },
      isSendingPaused: false,
    }),
    itemRefused: (
      state,
      { payload }: PayloadAction<{ id: string; reason: string; isOutcomeUnknown: boolean }>,
    ) => ({
      ...state,
      items: queue.markItemRefused(
        state.items,
        payload.id,
        payload.reason,
        payload.isOutcomeUnknown,
      ),
      isSendingPaused: false,
    }),
    itemDropped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      items: queue.discardQueuedItem(state.items, payload),
    }),
    sendingPaused: (state) => ({ ...state, isSendingPaused: true }),
  },
  // Unsent items are kept after the session; acknowledged changes are removed with it (AUTH-5).
  extraReducers: (builder) =>
    builder.addCase(signedOut, ({ items }) => ({ ...initialState, items })),
});

const { itemsRead, itemQueued } = outboxSlice.actions;
export const { itemTried, itemAcknowledged, itemRefused, itemDropped, sendingPaused } =
  outboxSlice.actions;

/** State of the store, which lacks the slice until it is injected. */
type StateWithOutbox = { outbox?: OutboxState };

export const selectOutbox = ({ outbox }: StateWithOutbox): OutboxState => outbox ?? initialState;

/** The items of one user for this host, in their order. */
export const filterOutboxItemsByUser = (
  items: readonly OutboxItem[],
  username: string,
): OutboxItem[] =>
  items.filter((item) => item.username === username && item.host === config.apiHost);

/** The parts of the store that the outbox reads. */
export type OutboxThunkState = StateWithOutbox & { auth: AuthState };
type OutboxThunk<Result = void> = ThunkAction<Result, OutboxThunkState, unknown, UnknownAction>;

/** The signed-in user's items, in their order. */
export const selectUsersOutboxItems = (state: OutboxThunkState): OutboxItem[] =>
  filterOutboxItemsByUser(selectOutbox(state).items, selectUsername(state));

const CHANNEL = 'club.outbox';

/** Identifies an item and its owner: only tabs of this user on this host show the item. */
type ItemOfUser = Pick<OutboxItem, 'id' | 'tournamentId' | 'username' | 'host'>;

/** A message from one tab to the others of this browser. */
export type OutboxMessage =
  /** The device's saved items have changed. */
  | { kind: 'storageChanged' }
  /** The item is being sent, so the server may have it from now on. */
  | { kind: 'tried'; item: ItemOfUser }
  | { kind: 'acknowledged'; item: ItemOfUser; answer: ChangeResponse };

/** Sends a message to the other tabs. */
export function broadcastOutboxMessage(message: OutboxMessage): void {
  const channel = openChannel<OutboxMessage>(CHANNEL);
  channel.broadcast(message);
  channel.close();
}

/** Calls `callback` with each message of another tab. @returns a function that unsubscribes */
export function subscribeToOutboxMessages(callback: (message: OutboxMessage) => void): () => void {
  const channel = openChannel<OutboxMessage | null>(CHANNEL);
  // A tab with an earlier console sends null instead of this message, and «answered» instead of «acknowledged».
  channel.subscribe((message) => callback(message ?? { kind: 'storageChanged' }));
  return channel.close;
}

/** Store of the items by id (ROSTER-16). Unlike the saved list, it is kept after the session. */
const PLACE = { database: 'club.outbox', store: 'changes' };

/** Ids of items that the browser refused to store; they are lost with the page. */
const unsavedIds = new Set<string>();

/**
 * Ids of items that this page has removed from the device. Unless the server has acknowledged such a change, it exists
 * nowhere and needs no undo.
 */
const removedIds = new Set<string>();

export const isOutboxItemRemoved = (id: string): boolean => removedIds.has(id);

/** One set per read in progress: ids of items that have changed since the read started. */
const readsInProgress = new Set<Set<string>>();

/** Marks an item as changed, so that reads in progress do not replace it by an older state. */
export function markOutboxItemChanged(id: string): void {
  for (const changedIds of readsInProgress) changedIds.add(id);
}

async function write(id: string, change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  markOutboxItemChanged(id);
  try {
    await withStore(PLACE, 'readwrite', (store) => settleRequest<unknown>(change(store)));
    broadcastOutboxMessage({ kind: 'storageChanged' });
  } catch {
    unsavedIds.add(id);
  }
}

/** Saves an item's current state on the device. */
export const saveOutboxItem = (item: OutboxItem): Promise<void> =>
  write(item.id, (store) => store.put(item, item.id));

export async function removeSavedOutboxItem(id: string): Promise<void> {
  removedIds.add(id);
  unsavedIds.delete(id);
  await write(id, (store) => store.delete(id));
  unsavedIds.delete(id);
}

/** Adds an item to the state and saves it (ROSTER-16). */
export const enqueueOutboxItem =
  (item: OutboxItem): OutboxThunk =>
  (dispatch) => {
    dispatch(itemQueued(item));
    void saveOutboxItem(item);
  };

/** Reads the items on the device. An item that changes during the read keeps this page's state. */
export const loadOutbox = (): OutboxThunk<Promise<void>> => async (dispatch, getState) => {
  const changedIds = new Set<string>();
  readsInProgress.add(changedIds);
  const stored = await withStore(PLACE, 'readonly', (store) =>
    settleRequest<unknown[]>(store.getAll()),
  ).catch(() => null);
  readsInProgress.delete(changedIds);
  if (!stored) return;
  const saved = stored.filter(queue.isOutboxItem);
  const ownIds = new Set([...unsavedIds, ...changedIds]);
  dispatch(itemsRead(queue.mergeStoredItems(saved, selectOutbox(getState()).items, ownIds)));
};
