import { isDoneAlready } from '../../../domain/play/changes/acceptChange';
import { findUndoLock, LOCK_TEXTS } from '../../../domain/play/changes/lockedPlay';
import {
  getNextTimestamp,
  listRefusedItems,
  listUnsentItems,
  rebaseEvents,
  undoQueuedItem,
  type NewEntryPerson,
  type OutboxItem,
} from '../../../domain/play/changes/outboxQueue';
import { applyPending, toPlayState } from '../../../domain/play/changes/pendingPlay';
import { invertEvents } from '../../../domain/play/log/eventRegistry';
import type { PlayChange, PlayEvent, ResultChangedEvent } from '../../../domain/play/log/events';
import { formatFullName } from '../../../domain/play/people/names';
import { isUndoOnly } from '../../../domain/play/roster/entryEvents';
import { createEntryAddedEvents } from '../../../domain/play/roster/waitlist';
import type { Play } from '../../../domain/play/wire/playWire';
import { config } from '../../config';
import { selectUsername } from '../../state/authSlice';
import { createUuid } from '../../state/createUuid';
import {
  enqueueOutboxItem,
  isOutboxItemRemoved,
  itemDropped,
  removeSavedOutboxItem,
  selectOutbox,
  selectUsersOutboxItems,
} from '../../state/outbox/outbox';
import { toastShown } from '../../state/toastsSlice';
import { selectCachedPlay } from '../play/playApi';
import { sendOutbox, type OutboxThunk } from './sendOutbox';

/** The play as the screens show it, with the unsent changes applied. */
const selectShownPlay =
  (tournamentId: number): OutboxThunk<Play | undefined> =>
  (_dispatch, getState) => {
    const play = selectCachedPlay(getState(), tournamentId);
    const items = selectUsersOutboxItems(getState()).filter(
      (item) => item.tournamentId === tournamentId,
    );
    return play && applyPending(play, listUnsentItems(items)).play;
  };

/** Shows the reason when a change cannot be undone (ROSTER-14). @returns true when it can be undone */
const canUndoEvents =
  (tournamentId: number, events: readonly PlayEvent[]): OutboxThunk<boolean> =>
  (dispatch) => {
    const play = dispatch(selectShownPlay(tournamentId));
    const lock = play && findUndoLock(toPlayState(play), events);
    if (!lock) return true;
    const about = play.entries.filter(({ id }) => id === lock.entryId).map(formatFullName);
    const text = about.length > 0 ? 'Не отменено:' : 'Не отменено.';
    const reason = LOCK_TEXTS[lock.refused];
    dispatch(toastShown({ text, about, reason, isFailure: true }));
    return false;
  };

type NewOutboxItem = Pick<OutboxItem, 'tournamentId' | 'events'> &
  Partial<Pick<OutboxItem, 'persons' | 'undoes'>>;

/**
 * Makes a change: shows and saves it at once, and sends it when there is a connection (ROSTER-16).
 * @returns the change's id
 */
export const enqueueChange =
  (change: NewOutboxItem): OutboxThunk<string> =>
  (dispatch, getState) => {
    const id = createUuid();
    dispatch(
      enqueueOutboxItem({
        persons: null,
        undoes: null,
        ...change,
        id,
        username: selectUsername(getState()),
        host: config.apiHost,
        at: getNextTimestamp(selectOutbox(getState()).items, Date.now()),
        isTried: false,
        refusal: null,
      }),
    );
    void dispatch(sendOutbox());
    return id;
  };

/**
 * Adds persons (ROSTER-4, ROSTER-5). Until the server has decided, they show the status that they will probably get.
 */
export const enqueuePersons =
  (tournamentId: number, persons: readonly NewEntryPerson[]): OutboxThunk<string> =>
  (dispatch) => {
    const play = dispatch(selectShownPlay(tournamentId));
    const joining = persons.map(({ id, sex = null, partner = null }) => ({
      id,
      sex,
      partner,
      isSignUp: false,
      isForReview: false,
    }));
    const events = play ? createEntryAddedEvents(toPlayState(play), joining) : [];
    return dispatch(enqueueChange({ tournamentId, events, persons }));
  };

/**
 * Undoes a change that the server has stored, made on any device (ROSTER-14).
 * @returns the id of the undoing change; null when it cannot be undone
 */
export const undoAcknowledgedChange =
  (
    tournamentId: number,
    { id, events }: Pick<PlayChange, 'id' | 'events'>,
  ): OutboxThunk<string | null> =>
  (dispatch) =>
    dispatch(canUndoEvents(tournamentId, events))
      ? dispatch(enqueueChange({ tournamentId, events: invertEvents(events), undoes: id }))
      : null;

/**
 * Undoes the latest action, sent or unsent (ROSTER-14).
 * @returns true when it can be undone
 */
export const undoChange =
  (tournamentId: number, id: string): OutboxThunk<boolean> =>
  (dispatch, getState) => {
    const { items, acknowledged } = selectOutbox(getState());
    const change = acknowledged[id];
    if (change) return dispatch(undoAcknowledgedChange(tournamentId, change)) !== null;
    const queued = listUnsentItems(items).find((item) => item.id === id);
    if (queued && !dispatch(canUndoEvents(tournamentId, queued.events))) return false;
    const left = undoQueuedItem(items, id, createUuid(), Date.now());
    const undoing = left?.find((item) => item.undoes === id);
    if (undoing) dispatch(enqueueOutboxItem(undoing));
    else if (left) dispatch(discardOutboxItem(id));
    // Another tab may have sent the change before this one began to listen. The server then finds the events to undo.
    else if (!isOutboxItemRemoved(id) && !items.some((item) => item.id === id))
      dispatch(enqueueChange({ tournamentId, events: [], undoes: id }));
    void dispatch(sendOutbox());
    return true;
  };

/** Removes an item from the queue and from the device («Отбросить»). */
export const discardOutboxItem =
  (id: string): OutboxThunk =>
  (dispatch) => {
    dispatch(itemDropped(id));
    void removeSavedOutboxItem(id);
  };

/** Drops refused items whose change the server's play contains by now (ROSTER-33). */
export const discardDoneItems =
  (tournamentId: number): OutboxThunk =>
  (dispatch, getState) => {
    const play = selectCachedPlay(getState(), tournamentId);
    if (!play) return;
    const state = toPlayState(play);
    const isDone = ({ persons, events }: OutboxItem) =>
      persons
        ? persons.every(({ id }) => Object.hasOwn(state.entries, id))
        : isDoneAlready(state, events);
    for (const item of listRefusedItems(selectUsersOutboxItems(getState())))
      if (item.tournamentId === tournamentId && isDone(item)) dispatch(discardOutboxItem(item.id));
  };

/** Sets the result of a match and drops the refused results of that match (PLAY-11). @returns the change's id */
export const enqueueOutboxResult =
  (tournamentId: number, event: ResultChangedEvent): OutboxThunk<string> =>
  (dispatch, getState) => {
    const isOfMatch = (one: PlayEvent) =>
      one.kind === 'resultChanged' && one.roundId === event.roundId && one.court === event.court;
    const replaced = listRefusedItems(selectUsersOutboxItems(getState())).filter(
      (item) =>
        item.tournamentId === tournamentId &&
        item.events.length > 0 &&
        item.events.every(isOfMatch),
    );
    for (const { id } of replaced) dispatch(discardOutboxItem(id));
    return dispatch(enqueueChange({ tournamentId, events: [event] }));
  };

/** Sends the same item again under its id. If the server has stored it already, nothing changes. */
const resendItem =
  (item: OutboxItem): OutboxThunk =>
  (dispatch, getState) => {
    dispatch(itemDropped(item.id));
    const at = getNextTimestamp(selectOutbox(getState()).items, Date.now());
    dispatch(enqueueOutboxItem({ ...item, at, refusal: null, isOutcomeUnknown: false }));
    void dispatch(sendOutbox());
  };

/** Makes a refused change again, based on the current play («Повторить»). */
export const retryOutboxItem =
  (item: OutboxItem): OutboxThunk =>
  (dispatch) => {
    const { id, tournamentId, persons, undoes, isOutcomeUnknown } = item;
    if (isOutcomeUnknown) {
      dispatch(resendItem(item));
      return;
    }
    const play = dispatch(selectShownPlay(tournamentId));
    const events = play && rebaseEvents(toPlayState(play), item);
    if (!events) return;
    dispatch(discardOutboxItem(id));
    if (persons) dispatch(enqueuePersons(tournamentId, persons));
    // With `undoes` the server would undo the original change, which it would refuse again.
    else
      dispatch(
        enqueueChange({ tournamentId, events, undoes: events.some(isUndoOnly) ? undoes : null }),
      );
  };
