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
  /** Items of all users of this device, in order. */
  items: readonly OutboxItem[];
  /** Changes that the server has acknowledged since the page was opened, by id; «Отменить» needs their events. */
  acknowledged: Readonly<Record<string, PlayChange>>;
  /** True while sending waits for the next attempt: no server was found, or it could not accept an item yet. */
  isSendingPaused: boolean;
};

const initialState: OutboxState = { items: [], acknowledged: {}, isSendingPaused: false };

/** Changes that the server does not have yet (ROSTER-16). Injected by `injectSlices`. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** The device's storage was read. */
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
  // Unsent items outlive the session; acknowledged changes are removed with it (AUTH-5).
  extraReducers: (builder) =>
    builder.addCase(signedOut, ({ items }) => ({ ...initialState, items })),
});

const { itemsRead, itemQueued } = outboxSlice.actions;
export const { itemTried, itemAcknowledged, itemRefused, itemDropped, sendingPaused } =
  outboxSlice.actions;

/** State of the store, which has the slice only once it is injected. */
type StateWithOutbox = { outbox?: OutboxState };

export const selectOutbox = ({ outbox }: StateWithOutbox): OutboxState => outbox ?? initialState;

/** The items of one user for this host, in order. */
export const filterOutboxItemsByUser = (
  items: readonly OutboxItem[],
  username: string,
): OutboxItem[] =>
  items.filter((item) => item.username === username && item.host === config.apiHost);

/** The parts of the store that the outbox reads. */
export type OutboxThunkState = StateWithOutbox & { auth: AuthState };
type OutboxThunk<Result = void> = ThunkAction<Result, OutboxThunkState, unknown, UnknownAction>;

/** The signed-in user's items, in order. */
export const selectUsersOutboxItems = (state: OutboxThunkState): OutboxItem[] =>
  filterOutboxItemsByUser(selectOutbox(state).items, selectUsername(state));

const CHANNEL = 'club.outbox';

/** Identifies an item and its owner: only this user's tabs on this host show it. */
type ItemOfUser = Pick<OutboxItem, 'id' | 'tournamentId' | 'username' | 'host'>;

/** A message from one tab to the others of this browser. */
export type OutboxMessage =
  /** The device's saved items have changed. */
  | { kind: 'storageChanged' }
  /** The item is being sent: from now on the server may have it. */
  | { kind: 'tried'; item: ItemOfUser }
  | { kind: 'acknowledged'; item: ItemOfUser; answer: ChangeResponse };

/** Sends a message to the other tabs. */
export function broadcastOutboxMessage(message: OutboxMessage): void {
  const channel = openChannel<OutboxMessage>(CHANNEL);
  channel.broadcast(message);
  channel.close();
}

/** Calls back with the messages of the other tabs. @returns ends it */
export function subscribeToOutboxMessages(callback: (message: OutboxMessage) => void): () => void {
  const channel = openChannel<OutboxMessage | null>(CHANNEL);
  // A tab with an earlier version of the console sends null for this, and «answered» for «acknowledged».
  channel.subscribe((message) => callback(message ?? { kind: 'storageChanged' }));
  return channel.close;
}

/** The items by id (ROSTER-16). They outlive the session, unlike the list saved on the device. */
const PLACE = { database: 'club.outbox', store: 'changes' };

/** Ids of the items that storage refused: they live as long as the page. */
const unsavedIds = new Set<string>();

/**
 * Ids of the items that this page has removed from the device. Such a change needs no undoing, unless the server has
 * acknowledged it: no copy of it is left.
 */
const removedIds = new Set<string>();

export const isOutboxItemRemoved = (id: string): boolean => removedIds.has(id);

/** Per read in progress: ids of the items changed since the read started. */
const readsInProgress = new Set<Set<string>>();

/** Records that this page knows an item better than a read in progress. */
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

/** Saves an item on the device in its present state. */
export const saveOutboxItem = (item: OutboxItem): Promise<void> =>
  write(item.id, (store) => store.put(item, item.id));

export async function removeSavedOutboxItem(id: string): Promise<void> {
  removedIds.add(id);
  unsavedIds.delete(id);
  await write(id, (store) => store.delete(id));
  unsavedIds.delete(id);
}

/** Shows and saves an item (ROSTER-16). */
export const enqueueOutboxItem =
  (item: OutboxItem): OutboxThunk =>
  (dispatch) => {
    dispatch(itemQueued(item));
    void saveOutboxItem(item);
  };

/** Reads the items on the device. An item that changes meanwhile keeps this page's state. */
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
