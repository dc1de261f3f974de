import { replaceInCachedList, updateCachedList } from '../../../api/tournaments/cachedListUpdates';
import { tournamentMutations } from '../../../api/tournaments/tournamentMutations';
import type { AppThunk } from '../../../hooks';
import type { TournamentDayMove } from '../../../../domain/tournament/tournament';
import {
  CONFLICT_STATUS,
  showFailureToast,
  showRetryToast,
  getErrorStatus,
} from '../toasts/failureToasts';
import { showEditedToast } from '../toasts/tournamentToasts';
import { parseConflictTournament, recoverLostSave } from './versionConflict';

const { updateTournament } = tournamentMutations.endpoints;

/** Moves a tournament of the cached list to another day, unless another user has changed its day. */
const placeOnDay = (id: number, from: string, to: string) =>
  updateCachedList((tournaments) =>
    tournaments.map((one) => (one.id === id && one.date === from ? { ...one, date: to } : one)),
  );

/**
 * Moves a tournament to another day (DESK-30). The list shows the new day at once, and the old one again if the server
 * refuses. A toast shows the result.
 */
export const moveToDay =
  ({ known, from, to }: TournamentDayMove): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(placeOnDay(known.id, from, to));
    const changes = { date: to };
    const { data, error } = await dispatch(
      updateTournament.initiate({ known, changes }, { track: false }),
    );
    if (!error) {
      void dispatch(showEditedToast(data, { date: from }));
      return;
    }
    const saved = dispatch(recoverLostSave(error, changes));
    if (saved) {
      void dispatch(showEditedToast(saved, { date: from }));
      return;
    }
    dispatch(placeOnDay(known.id, to, from));
    const current = parseConflictTournament(error);
    if (current) dispatch(replaceInCachedList(current));
    if (getErrorStatus(error) === CONFLICT_STATUS) {
      dispatch(showFailureToast('Турнир не перенесён: его тем временем изменили.', {}, null));
    } else {
      dispatch(showRetryToast('Турнир не перенесён.', error, { kind: 'move', known, from, to }));
    }
  };
