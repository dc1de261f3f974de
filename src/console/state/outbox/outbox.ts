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
  /** Of every user of this device, in order. */
  items: readonly OutboxItem[];
  /** What the server has acknowledged since the page was opened, by id: «Отменить» needs what followed. */
  acknowledged: Readonly<Record<string, PlayChange>>;
  /** True while sending waits for the next attempt: no server was found, or it could not take anything yet. */
  isSendingPaused: boolean;
};

const initialState: OutboxState = { items: [], acknowledged: {}, isSendingPaused: false };

/** ROSTER-16: what was done and the server does not have yet. Injected by `injectSlices`. */
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
  // What is unsent outlives the session; what the server has acknowledged goes with it (AUTH-5).
  extraReducers: (builder) =>
    builder.addCase(signedOut, ({ items }) => ({ ...initialState, items })),
});

const { itemsRead, itemQueued } = outboxSlice.actions;
export const { itemTried, itemAcknowledged, itemRefused, itemDropped, sendingPaused } =
  outboxSlice.actions;

/** The store's state with the slice, which it has only once it is injected. */
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

/** Whose item it is: only this user's tabs on this host show it. */
type ItemOfUser = Pick<OutboxItem, 'id' | 'tournamentId' | 'username' | 'host'>;

/** A message from one tab to the others of this browser. */
export type OutboxMessage =
  /** The device's saved items have changed. */
  | { kind: 'storageChanged' }
  /** The item is being sent: from now on the server may have it. */
  | { kind: 'tried'; item: ItemOfUser }
  | { kind: 'acknowledged'; item: ItemOfUser; answer: ChangeResponse };

/** Tells the other tabs. */
export function broadcastOutboxMessage(message: OutboxMessage): void {
  const channel = openChannel<OutboxMessage>(CHANNEL);
  channel.broadcast(message);
  channel.close();
}

/** Calls back with what the other tabs tell. @returns ends it */
export function subscribeToOutboxMessages(callback: (message: OutboxMessage) => void): () => void {
  const channel = openChannel<OutboxMessage | null>(CHANNEL);
  // A tab with an earlier version of the console tells it by null, and says «answered» for «acknowledged».
  channel.subscribe((message) => callback(message ?? { kind: 'storageChanged' }));
  return channel.close;
}

/** ROSTER-16: the items by id. They outlive the session, unlike the list that is saved on the device. */
const PLACE = { database: 'club.outbox', store: 'changes' };

/** Ids of the items that storage does not take: they live as long as the page. */
const unsavedIds = new Set<string>();

/**
 * Ids of the items that this page has removed from the device. Such a change needs no undoing, unless the server has
 * acknowledged it: nobody has it any more.
 */
const removedIds = new Set<string>();

export const isOutboxItemRemoved = (id: string): boolean => removedIds.has(id);

/** Per read of the device that is under way: ids of the items that have changed since it began. */
const readsInProgress = new Set<Set<string>>();

/** Notes that this page knows an item better than the device, as it is being read. */
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

/** Saves an item on the device, in its present state. */
export const saveOutboxItem = (item: OutboxItem): Promise<void> =>
  write(item.id, (store) => store.put(item, item.id));

/** Removes an item from the device. */
export async function removeSavedOutboxItem(id: string): Promise<void> {
  removedIds.add(id);
  unsavedIds.delete(id);
  await write(id, (store) => store.delete(id));
  unsavedIds.delete(id);
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
