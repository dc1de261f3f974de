import type { AppThunk } from '../../hooks';
import { signedOut } from '../../state/authSlice';
import { getAuthorization, clearSession } from '../../state/sessionStorage';
import { broadcastSignOut } from './signOutChannel';
import { sendSignOut } from './sendSignOut';

/** Ends the session in this tab, in the other tabs and, with the club's server, on the server (AUTH-5, AUTH-11). */
export const signOut = (): AppThunk => (dispatch) => {
  const header = getAuthorization();
  clearSession();
  dispatch(signedOut());
  broadcastSignOut();
  if (BUILD.authMode === 'server' && header) sendSignOut(header);
};
