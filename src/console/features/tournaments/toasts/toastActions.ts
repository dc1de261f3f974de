import { isWriteOutcomeUnknown } from '../../../api/request/writeErrors';
import type { ApiError } from '../../../api/request/problems';
import { unmergeAndNotify } from '../../../api/players/unmergeAndNotify';
import { tournamentMutations } from '../../../api/tournaments/tournamentMutations';
import { refetchList } from '../../../api/tournaments/tournamentsApi';
import { trashApi } from '../../../api/tournaments/trashApi';
import type { AppThunk } from '../../../hooks';
import { toastShown, type ToastAction } from '../../../state/toastsSlice';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { createWithoutForm } from '../saving/createWithoutForm';
import { moveToDay } from '../saving/moveToDay';
import { recoverLostSave } from '../saving/versionConflict';
import {
  CONFLICT_STATUS,
  isFinalFailure,
  MISSING_STATUS,
  showFailureToast,
  showRetryToast,
  getErrorStatus,
} from './failureToasts';
import { showDeletedToast } from './tournamentToasts';

type DoneThunk = AppThunk<Promise<void>>;

const { updateTournament, deleteTournament } = tournamentMutations.endpoints;
const { restoreTournament } = trashApi.endpoints;

const formatTournaments = (count: number): string =>
  formatQuantity(count, 'турнир', 'турнира', 'турниров');

/** True when a refetched list contains the tournament. */
const isListed =
  (id: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { data } = await dispatch(refetchList());
    return data?.tournaments.some((tournament) => tournament.id === id) ?? false;
  };

/**
 * Restores one tournament. Returns the reason of a failure; undefined when it is restored, now or by an earlier attempt
 * (WEATHER-3).
 */
const restoreOne =
  (id: number, mayBeRestored: boolean): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(restoreTournament.initiate(id, { track: false }));
    const isMissing = error !== undefined && getErrorStatus(error) === MISSING_STATUS;
    return isMissing && mayBeRestored && (await dispatch(isListed(id))) ? undefined : error;
  };

/**
 * Restores tournaments from the trash and shows the result (COMFORT-30, COMFORT-32).
 * @param outcomeUnknownIds tournaments that an earlier attempt may have restored
 * @returns the ids of the restored tournaments
 */
export const restoreTournaments =
  (tournamentIds: number[], outcomeUnknownIds: number[] = []): AppThunk<Promise<number[]>> =>
  async (dispatch) => {
    const outcomes = await Promise.all(
      tournamentIds.map(async (id) => ({
        id,
        error: await dispatch(restoreOne(id, outcomeUnknownIds.includes(id))),
      })),
    );
    const failed = outcomes.flatMap(({ id, error }) => (error ? [{ id, error }] : []));
    const errors = failed.map(({ error }) => error);
    const again = failed.filter(({ error }) => !isFinalFailure(error)).map(({ id }) => id);
    const stillUnknown = failed
      .filter(({ error }) => isWriteOutcomeUnknown(error))
      .map(({ id }) => id);
    const isOne = tournamentIds.length === 1;
    if (errors[0]) {
      const text = isOne
        ? 'Турнир не восстановлен.'
        : `Не восстановлено: ${formatTournaments(errors.length)}.`;
      const action: ToastAction = {
        kind: 'restore',
        tournamentIds: again,
        outcomeUnknownIds: stillUnknown,
      };
      dispatch(showFailureToast(text, errors[0], again.length > 0 ? action : null));
    } else {
      const text = isOne
        ? 'Турнир восстановлен'
        : `Восстановлено: ${formatTournaments(tournamentIds.length)}`;
      dispatch(toastShown({ text }));
    }
    return outcomes.flatMap(({ id, error }) => (error ? [] : [id]));
  };

/** Restores the values before an edit, unless the tournament was changed after it (COMFORT-31). */
const revertChanges =
  (action: Extract<ToastAction, { kind: 'revert' }>): DoneThunk =>
  async (dispatch) => {
    const { known, changes } = action;
    const { error } = await dispatch(
      updateTournament.initiate({ known, changes }, { track: false }),
    );
    if (!error || dispatch(recoverLostSave(error, changes))) {
      dispatch(toastShown({ text: 'Изменения отменены' }));
    } else if (getErrorStatus(error) === CONFLICT_STATUS) {
      dispatch(
        showFailureToast('Изменения не отменены: турнир с тех пор изменили ещё раз.', {}, null),
      );
    } else {
      dispatch(showRetryToast('Изменения не отменены.', error, action));
    }
  };

/** Moves a created tournament to the trash, unless a user has changed the tournament (DESK-20). */
const remove =
  (action: Extract<ToastAction, { kind: 'delete' }>): DoneThunk =>
  async (dispatch) => {
    const { known } = action;
    const { error } = await dispatch(deleteTournament.initiate(known, { track: false }));
    if (!error) await dispatch(showDeletedToast([known.id]));
    else if (getErrorStatus(error) === CONFLICT_STATUS)
      dispatch(showFailureToast('Турнир не удалён: его с тех пор изменили.', {}, null));
    else dispatch(showRetryToast('Турнир не удалён.', error, action));
  };

/** Retries a failed creation (DESK-20). */
const create =
  (action: Extract<ToastAction, { kind: 'create' }>): DoneThunk =>
  async (dispatch) => {
    const error = await dispatch(createWithoutForm(action.request, action.key));
    if (error) dispatch(showRetryToast('Турнир не создан.', error, action));
  };

/** Runs the action of a toast's button; a new toast shows the result. */
export const runToastAction =
  (action: ToastAction): DoneThunk =>
  async (dispatch) => {
    if (action.kind === 'restore')
      await dispatch(restoreTournaments(action.tournamentIds, action.outcomeUnknownIds));
    else if (action.kind === 'move') await dispatch(moveToDay(action));
    else if (action.kind === 'revert') await dispatch(revertChanges(action));
    else if (action.kind === 'delete') await dispatch(remove(action));
    else if (action.kind === 'undoChange') {
      // This code is loaded already: it comes with the play, the only source of such a toast.
      const { undoChange } = await import(
        /* webpackChunkName: 'play' */ '../../../api/outbox/outboxActions'
      );
      if (dispatch(undoChange(action.tournamentId, action.changeId)))
        dispatch(toastShown({ text: 'Изменение отменено' }));
    } else if (action.kind === 'separatePlayer') {
      await dispatch(unmergeAndNotify(action.playerId));
    } else await dispatch(create(action));
  };
