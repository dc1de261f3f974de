import { findUndoLock, LOCK_TEXTS } from '../../../domain/play/changes/lockedPlay';
import { applyPending, toPlayState } from '../../../domain/play/changes/pendingPlay';
import type { PlayEvent } from '../../../domain/play/log/events';
import { formatFullName } from '../../../domain/play/people/names';
import type { Play } from '../../../domain/play/wire/playWire';
import { listUnsentItems } from '../../state/outbox/outboxQueue';
import { toastShown } from '../../state/toastsSlice';
import { selectCachedPlay } from '../play/playApi';
import { selectUsersOutboxItems, type OutboxThunk } from './storedItems';

/** The play as it is shown: with what is unsent. */
export const selectShownPlay =
  (tournamentId: number): OutboxThunk<Play | undefined> =>
  (_dispatch, getState) => {
    const play = selectCachedPlay(getState(), tournamentId);
    const items = selectUsersOutboxItems(getState()).filter(
      (item) => item.tournamentId === tournamentId,
    );
    return play && applyPending(play, listUnsentItems(items)).play;
  };

/** ROSTER-14: says at once why a change cannot be undone. @returns whether it can be */
export const canUndoEvents =
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
