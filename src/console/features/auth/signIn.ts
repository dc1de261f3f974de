import { createConsoleSession } from '../../../domain/protocol/session';
import type { AppThunk } from '../../hooks';
import { signedIn } from '../../state/authSlice';
import { saveSession } from '../../state/sessionStorage';
import { checkCredentialsInBrowser } from './checkCredentialsInBrowser';
import type { Credentials } from './credentials';
import { checkCredentialsOnServer } from './checkCredentialsOnServer';

const check = BUILD.authMode === 'browser' ? checkCredentialsInBrowser : checkCredentialsOnServer;

/**
 * Checks the credentials and starts the session (LOGIN-6).
 * @returns false for refused credentials
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
