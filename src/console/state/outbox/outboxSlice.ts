import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlayChange } from '../../../domain/play/log/events';
import { signedOut } from '../authSlice';
import * as queue from './outboxQueue';
import type { OutboxItem } from './outboxQueue';

export type OutboxState = {
  /** Of every user of this device, in order. */
  items: readonly OutboxItem[];
  /** What the server has acknowledged since the page was opened, by id: «Отменить» needs what followed. */
  acknowledged: Readonly<Record<string, PlayChange>>;
  /** Whether sending waits for the next attempt: no server was found, or it could not take anything yet. */
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

/** The store's state with the slice, which it has only once it is injected. */
export type StateWithOutbox = { outbox?: OutboxState };

export const selectOutbox = ({ outbox }: StateWithOutbox): OutboxState => outbox ?? initialState;

export const {
  itemsRead,
  itemQueued,
  itemTried,
  itemAcknowledged,
  itemRefused,
  itemDropped,
  sendingPaused,
} = outboxSlice.actions;
