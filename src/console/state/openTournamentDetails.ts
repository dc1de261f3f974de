import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../paths';
import { dialogOpened } from './dialogSlice';
import { selectListPath } from './listAddress';
import type { PlayerHit } from './openDialog';

/**
 * Opens a tournament's details over the list, scrolled to a player if one is given (COMFORT-6, DESK-14, COMFORT-61).
 * @returns the path to navigate to; null when the list is already shown
 */
export const openTournamentDetails =
  (
    tournamentId: number,
    player?: PlayerHit,
  ): ThunkAction<string | null, Parameters<typeof selectListPath>[0], unknown, UnknownAction> =>
  (dispatch, getState) => {
    const open = { kind: 'detail', tournamentId } as const;
    // Dispatched even before the list is shown, because the address does not contain the player.
    dispatch(dialogOpened({ ...open, ...(player && { player }) }));
    return location.pathname === paths.tournaments ? null : selectListPath(getState(), open);
  };
