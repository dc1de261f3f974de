import { isOutcomeUnknown } from '../../../api/writeErrors';
import type { ApiError } from '../../../api/problems';
import { separateAndTell } from '../../../api/separateAndTell';
import { tournamentMutations } from '../../../api/tournamentMutations';
import { refetchList } from '../../../api/tournamentsApi';
import { trashApi } from '../../../api/trashApi';
import type { AppThunk } from '../../../hooks';
import { noticeShown, type NoticeAction } from '../../../state/noticesSlice';
import { plural } from '../../../../domain/plural';
import { createAndTell } from '../saving/createAndTell';
import { moveToDay } from '../saving/moveToDay';
import { recoverLostSave } from '../saving/versionConflict';
import { CONFLICT, isFinal, MISSING, showFailure, showNotCreated, statusOf } from './failureNotice';
import { showDeleted } from './tournamentNotices';

type Done = AppThunk<Promise<void>>;

const { updateTournament, deleteTournament } = tournamentMutations.endpoints;
const { restoreTournament } = trashApi.endpoints;

const tournaments = (count: number): string => plural(count, 'турнир', 'турнира', 'турниров');

/** Whether the list, loaded anew, has a tournament. */
const isListed =
  (id: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { data } = await dispatch(refetchList());
    return data?.tournaments.some((tournament) => tournament.id === id) ?? false;
  };

/** WEATHER-3: why a tournament could not be restored; undefined where it is, by now or since an earlier try. */
const restoreOne =
  (id: number, mayBeRestored: boolean): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(restoreTournament.initiate(id, { track: false }));
    const isMissing = error !== undefined && statusOf(error) === MISSING;
    return isMissing && mayBeRestored && (await dispatch(isListed(id))) ? undefined : error;
  };

/**
 * COMFORT-30, COMFORT-32: takes tournaments out of the trash, and says what has become of them.
 * @param outcomeUnknownIds those of them that an earlier try may have restored
 * @returns the ids of those that are restored
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
    const again = failed.filter(({ error }) => !isFinal(error)).map(({ id }) => id);
    const stillUnknown = failed.filter(({ error }) => isOutcomeUnknown(error)).map(({ id }) => id);
    const isOne = tournamentIds.length === 1;
    if (errors[0]) {
      const text = isOne
        ? 'Турнир не восстановлен.'
        : `Не восстановлено: ${tournaments(errors.length)}.`;
      const action: NoticeAction = {
        kind: 'restore',
        tournamentIds: again,
        outcomeUnknownIds: stillUnknown,
      };
      dispatch(showFailure(text, errors[0], again.length > 0 ? action : null));
    } else {
      const text = isOne
        ? 'Турнир восстановлен'
        : `Восстановлено: ${tournaments(tournamentIds.length)}`;
      dispatch(noticeShown({ text }));
    }
    return outcomes.flatMap(({ id, error }) => (error ? [] : [id]));
  };

/** COMFORT-31: puts the values back that an edit has changed, unless somebody went on from there. */
const revert =
  (action: Extract<NoticeAction, { kind: 'revert' }>): Done =>
  async (dispatch) => {
    const { known, changes } = action;
    const { error } = await dispatch(
      updateTournament.initiate({ known, changes }, { track: false }),
    );
    if (!error || dispatch(recoverLostSave(error, changes))) {
      dispatch(noticeShown({ text: 'Изменения отменены' }));
    } else if (statusOf(error) === CONFLICT) {
      dispatch(showFailure('Изменения не отменены: турнир с тех пор изменили ещё раз.', {}, null));
    } else {
      dispatch(showFailure('Изменения не отменены.', error, isFinal(error) ? null : action));
    }
  };

/** DESK-20: puts what was created into the trash, unless somebody has changed it. */
const remove =
  (action: Extract<NoticeAction, { kind: 'delete' }>): Done =>
  async (dispatch) => {
    const { known } = action;
    const { error } = await dispatch(deleteTournament.initiate(known, { track: false }));
    if (!error) await dispatch(showDeleted([known.id]));
    else if (statusOf(error) === CONFLICT)
      dispatch(showFailure('Турнир не удалён: его с тех пор изменили.', {}, null));
    else dispatch(showFailure('Турнир не удалён.', error, isFinal(error) ? null : action));
  };

/** DESK-20: tries once more to create what was not created. */
const create =
  (action: Extract<NoticeAction, { kind: 'create' }>): Done =>
  async (dispatch) => {
    const error = await dispatch(createAndTell(action.request, action.key));
    if (error) dispatch(showNotCreated(error, action));
  };

/** Does what a message's button is for; what comes of it is the next message. */
export const runNoticeAction =
  (action: NoticeAction): Done =>
  async (dispatch) => {
    if (action.kind === 'restore')
      await dispatch(restoreTournaments(action.tournamentIds, action.outcomeUnknownIds));
    else if (action.kind === 'move') await dispatch(moveToDay(action));
    else if (action.kind === 'revert') await dispatch(revert(action));
    else if (action.kind === 'delete') await dispatch(remove(action));
    else if (action.kind === 'undoChange') {
      // Loaded with the play, from which alone such a message comes.
      const { undoChange } = await import(
        /* webpackChunkName: 'play' */ '../../../api/outbox/outboxActions'
      );
      dispatch(undoChange(action.tournamentId, action.changeId));
      dispatch(noticeShown({ text: 'Изменение отменено' }));
    } else if (action.kind === 'separatePlayer') {
      await dispatch(separateAndTell(action.playerId));
    } else await dispatch(create(action));
  };
