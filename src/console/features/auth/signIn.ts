import { createConsoleSession } from '../../../domain/protocol/session';
import type { AppThunk } from '../../hooks';
import { signedIn } from '../../state/authSlice';
import { saveSession } from '../../state/sessionStorage';
import { checkCredentialsInBrowser } from './checkCredentialsInBrowser';
import type { Credentials } from './credentials';
import { checkCredentialsOnServer } from './checkCredentialsOnServer';

const check = BUILD.authMode === 'browser' ? checkCredentialsInBrowser : checkCredentialsOnServer;

/**
 * LOGIN-6: checks the credentials and begins the session.
 * @returns false where they are refused
 */
export const signIn =
  (credentials: Credentials): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const result = await dispatch(check(credentials));
    if (!result) return false;
    const session = createConsoleSession(result.username, result.lifetime ?? NaN, Date.now());
    saveSession(session, result.token);
    dispatch(signedIn(session));
    return true;
  };
