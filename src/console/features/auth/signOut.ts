import type { AppThunk } from '../../hooks';
import { signedOut } from '../../state/authSlice';
import { authorization, clearSession } from '../../state/sessionStorage';
import { serverSignOut } from './serverSignIn';
import { tellOtherTabs } from './otherTabs';

/** AUTH-5: forgets the session here, in the other tabs and, with our server, there. */
export const signOut = (): AppThunk => (dispatch) => {
  const secret = authorization();
  clearSession();
  dispatch(signedOut());
  tellOtherTabs();
  if (BUILD.authMode === 'server' && secret) {
    serverSignOut(secret).catch(() => {
      // The token dies on the server within 24 hours anyway.
    });
  }
};
