import { listUnsentItems, type OutboxItem } from '../../../domain/play/changes/outboxQueue';
import { formatFullName } from '../../../domain/play/people/names';
import { isPromotion } from '../../../domain/play/roster/waitlist';
import type { ChangeResponse } from '../../../domain/play/log/changeWire';
import { withTabLock } from '../../browser/withTabLock';
import { config } from '../../config';
import { selectUsername } from '../../state/authSlice';
import {
  broadcastOutboxMessage,
  itemAcknowledged,
  itemRefused,
  itemTried,
  loadOutbox,
  markOutboxItemChanged,
  removeSavedOutboxItem,
  saveOutboxItem,
  selectOutbox,
  selectUsersOutboxItems,
  sendingPaused,
  subscribeToOutboxMessages,
  type OutboxMessage,
  type OutboxThunkState,
} from '../../state/outbox/outbox';
import { toastShown } from '../../state/toastsSlice';
import { cachePlay } from '../play/playApi';
import { playMutations } from '../play/playMutations';
import type { ApiError } from '../request/problems';
import { isWriteOutcomeUnknown } from '../request/writeErrors';
import type { ApiState, ApiThunk } from '../store/thunk';
import { waitForPaint } from '../store/waitForPaint';

export type OutboxThunk<Result = void> = ApiThunk<Result, ApiState & OutboxThunkState>;

const { changePlay, addEntries } = playMutations.endpoints;

const LOCK = 'club.outbox';
const TRY_AGAIN_MS = 5_000;
/**
 * Statuses after which the server may accept the same request later: 401 no session, 408 timeout, 429 too many
 * requests, 500 failure.
 */
const LATER = new Set<unknown>([401, 408, 429, 500]);
/** Errors for which the item itself may be the cause: a failed server, or a response that could not be read. */
const FAILURES = new Set<unknown>([500, 'CUSTOM_ERROR']);
/** After this many failures in a row an item no longer blocks the items behind it. */
const FAILURES_MAX = 5;

const isSentLater = (error: ApiError): boolean =>
  isWriteOutcomeUnknown(error) || !('status' in error) || LATER.has(error.status);

/** Number of failures in a row, by item id. */
const failuresInARow = new Map<string, number>();

/** Counts a failed attempt at an item. @returns true for the last automatic attempt */
function isGivenUp(id: string, error: ApiError): boolean {
  const isFailure = 'status' in error && FAILURES.has(error.status);
  const count = isFailure ? (failuresInARow.get(id) ?? 0) + 1 : 0;
  failuresInARow.set(id, count % FAILURES_MAX);
  return count === FAILURES_MAX;
}

/** Shows who got a spot that the change freed (ROSTER-7). «Отменить» undoes both. */
const showPromotionToast =
  (tournamentId: number, { change, play }: ChangeResponse): OutboxThunk =>
  (dispatch) => {
    if (change.undoes !== null) return;
    const names = change.events.flatMap((event) => {
      if (event.kind !== 'entryChanged' || !isPromotion(event)) return [];
      const entry = play.entries.find(({ id }) => id === event.entryId);
      return entry ? [formatFullName(entry)] : [];
    });
    if (names.length === 0) return;
    dispatch(
      toastShown({
        text: 'Место перешло, сообщите:',
        about: names,
        action: { kind: 'undoChange', tournamentId, changeId: change.id },
      }),
    );
  };

/** Sends one item and saves the outcome. @returns true when the next one can be sent */
const sendOne =
  (item: OutboxItem): OutboxThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { id, tournamentId, events, undoes, persons } = item;
    dispatch(itemTried(id));
    broadcastOutboxMessage({ kind: 'tried', item });
    // An undo sends no events: the server takes them from the change that the undo names.
    const sent = undoes === null ? events : [];
    const { data, error } = persons
      ? await dispatch(
          addEntries.initiate({ tournamentId, id, entries: persons }, { track: false }),
        )
      : await dispatch(
          changePlay.initiate({ tournamentId, id, events: sent, undoes }, { track: false }),
        );
    const filterItems = (is: (one: OutboxItem) => boolean) =>
      selectOutbox(getState()).items.filter(is);
    if (data) {
      dispatch(itemAcknowledged({ ...data.change, id }));
      dispatch(showPromotionToast(tournamentId, data));
      // The message is sent before the item is removed. Otherwise other tabs would briefly show the play without the
      // change.
      broadcastOutboxMessage({ kind: 'acknowledged', item, answer: data });
      // The removal is awaited, because the next tab to send first reads the remaining items.
      await removeSavedOutboxItem(id);
      for (const undoing of filterItems((one) => one.undoes === id)) await saveOutboxItem(undoing);
      return true;
    }
    const isFailed = isGivenUp(id, error);
    if (isSentLater(error) && !isFailed) {
      dispatch(sendingPaused());
      return false;
    }
    const undoing = filterItems((one) => one.undoes === id);
    dispatch(itemRefused({ id, reason: error.message ?? '', isOutcomeUnknown: isFailed }));
    for (const dropped of undoing) await removeSavedOutboxItem(dropped.id);
    for (const left of filterItems((one) => one.id === id)) await saveOutboxItem(left);
    return true;
  };

/**
 * Runs `work` in one tab at a time if the browser has locks. Without locks two tabs may send the same change. The
 * server recognises its id and applies it once.
 */
const withSendLock = (work: () => Promise<void>): Promise<void> => withTabLock(LOCK, work);

let underWay: Promise<void> | null = null;
let isWanted = false;

/** Sends the changes of the signed-in user in order, until none is left or sending has to pause (ROSTER-16). */
export const sendOutbox = (): OutboxThunk<Promise<void>> => (dispatch, getState) => {
  const findNext = () =>
    getState().auth.status === 'signedIn'
      ? listUnsentItems(selectUsersOutboxItems(getState()))[0]
      : undefined;

  async function sendAll(): Promise<void> {
    // Another tab may have sent items that this tab still has as unsent.
    await dispatch(loadOutbox());
    for (let item = findNext(); item; item = findNext()) {
      if (!navigator.onLine) dispatch(sendingPaused());
      if (!navigator.onLine || !(await dispatch(sendOne(item)))) return;
    }
  }
  // Also sends items that are queued while the lock is being released.
  async function run(): Promise<void> {
    // Sending starts only after the change is painted.
    try {
      await waitForPaint();
      while (isWanted) {
        isWanted = false;
        await withSendLock(sendAll);
      }
    } finally {
      underWay = null;
    }
  }
  isWanted = true;
  underWay ??= run();
  return underWay;
};

/** Applies another tab's message. Changes that the other tab sent stay visible here and can be undone here. */
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
    markOutboxItemChanged(id);
    // The play is updated first: once the item is removed, only the play contains the change.
    dispatch(cachePlay(tournamentId, message.answer.play));
    dispatch(itemAcknowledged({ ...message.answer.change, id }));
  };

/** Applies outbox changes of other tabs. @returns a function that stops this */
export const syncOutboxWithTabs = (): OutboxThunk<() => void> => (dispatch) =>
  subscribeToOutboxMessages((message) => dispatch(applyMessage(message)));

/**
 * Sends the saved changes while a user is signed in (ROSTER-16): at once, when the network returns, and every few
 * seconds while sending is paused.
 * @returns a function that stops this
 */
export const startOutbox = (): OutboxThunk<() => void> => (dispatch, getState) => {
  const send = () => void dispatch(sendOutbox());
  const stopFollowing = dispatch(syncOutboxWithTabs());
  void dispatch(loadOutbox()).then(send);
  addEventListener('online', send);
  const timer = setInterval(() => {
    if (selectOutbox(getState()).isSendingPaused && navigator.onLine) send();
  }, TRY_AGAIN_MS);
  return () => {
    stopFollowing();
    removeEventListener('online', send);
    clearInterval(timer);
  };
};
