import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../paths';
import { dialogOpened } from './dialogSlice';
import { selectListPath } from './listAddress';
import type { PlayerHit } from './openDialog';

type State = Parameters<typeof selectListPath>[0];

/**
 * COMFORT-6: opens a tournament's details over the list, at a player of it where one is given (DESK-14, COMFORT-61).
 * @returns the path to navigate to; null where the list is on the screen
 */
export const openTournamentDetails =
  (
    tournamentId: number,
    player?: PlayerHit,
  ): ThunkAction<string | null, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const open = { kind: 'detail', tournamentId } as const;
    // Also before the list is there: the address does not say which player.
    dispatch(dialogOpened({ ...open, ...(player && { player }) }));
    return location.pathname === paths.tournaments ? null : selectListPath(getState(), open);
  };
