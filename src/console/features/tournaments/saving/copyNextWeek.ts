import { nanoid } from '@reduxjs/toolkit';
import { createNextWeekCopy } from '../../../../domain/editing/copies';
import { toDay } from '../../../../domain/dates/dates';
import { toDuplicateKey } from '../../../../domain/importing/duplicateKey';
import { validateFields, createTournamentRules } from '../../../../domain/tournament/rules';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { tournamentsApi } from '../../../api/tournaments/tournamentsApi';
import { config } from '../../../config';
import type { AppThunk } from '../../../hooks';
import { dialogClosed, selectOpenDialog } from '../../../state/dialogSlice';
import { showRetryToast } from '../toasts/failureToasts';
import { showAlreadyCreatedToast } from '../toasts/tournamentToasts';
import { createWithoutForm } from './createWithoutForm';

/** Ids of the tournaments whose copies are being created. */
const underWay = new Set<number>();

/**
 * Copies a tournament to the next week (DESK-20). The details close, because the result is a toast on the page.
 * @param onRefused called when the rules refuse the copy, so that a form can correct it
 */
export const copyNextWeek =
  (tournament: Tournament, onRefused: () => void): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { id } = tournament;
    if (underWay.has(id)) return;
    const today = toDay(Date.now(), config.timeZone);
    const request = createNextWeekCopy(tournament, today);
    if (!request || Object.keys(validateFields(createTournamentRules(today), request)).length > 0) {
      onRefused();
      return;
    }
    if (selectOpenDialog(getState())) dispatch(dialogClosed());
    const list = tournamentsApi.endpoints.listTournaments.select()(getState()).data;
    const identity = toDuplicateKey({ ...tournament, date: request.date });
    const existing = list?.tournaments.find((one) => toDuplicateKey(one) === identity);
    if (existing) {
      await dispatch(showAlreadyCreatedToast(existing));
      return;
    }
    underWay.add(id);
    const key = nanoid();
    const error = await dispatch(createWithoutForm(request, key)).finally(() =>
      underWay.delete(id),
    );
    if (error && 'fieldErrors' in error && error.fieldErrors) onRefused();
    else if (error)
      dispatch(showRetryToast('Турнир не создан.', error, { kind: 'create', request, key }));
  };
