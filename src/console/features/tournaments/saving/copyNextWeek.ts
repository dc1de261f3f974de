import { nanoid } from '@reduxjs/toolkit';
import { nextWeekCopy } from '../../../../domain/copies';
import { dayOf } from '../../../../domain/dates';
import { identityOf } from '../../../../domain/importing/duplicates';
import { brokenRules, tournamentRules } from '../../../../domain/rules';
import type { Tournament } from '../../../../domain/tournament';
import { tournamentsApi } from '../../../api/tournamentsApi';
import { config } from '../../../config';
import type { AppThunk } from '../../../hooks';
import { dialogClosed, selectOpenDialog } from '../../../state/dialogSlice';
import { showNotCreated } from '../notices/failureNotice';
import { showAlreadyThere } from '../notices/tournamentNotices';
import { createAndTell } from './createAndTell';

/** The ids of those whose copies are being created. */
const underWay = new Set<number>();

/**
 * DESK-20: repeats a tournament a week later. The details close, since what comes of it is told on the page.
 * @param onRefused called where our rules or the server's refuse the copy, which a form can mend
 */
export const copyNextWeek =
  (tournament: Tournament, onRefused: () => void): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { id } = tournament;
    if (underWay.has(id)) return;
    const today = dayOf(Date.now(), config.timeZone);
    const request = nextWeekCopy(tournament, today);
    if (!request || Object.keys(brokenRules(tournamentRules(today), request)).length > 0) {
      onRefused();
      return;
    }
    if (selectOpenDialog(getState())) dispatch(dialogClosed());
    const list = tournamentsApi.endpoints.listTournaments.select()(getState()).data;
    const identity = identityOf({ ...tournament, date: request.date });
    const existing = list?.tournaments.find((one) => identityOf(one) === identity);
    if (existing) {
      await dispatch(showAlreadyThere(existing));
      return;
    }
    underWay.add(id);
    const key = nanoid();
    const error = await dispatch(createAndTell(request, key)).finally(() => underWay.delete(id));
    if (error && 'fieldErrors' in error && error.fieldErrors) onRefused();
    else if (error) dispatch(showNotCreated(error, { kind: 'create', request, key }));
  };
