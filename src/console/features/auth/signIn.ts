import type { Session } from '../../../domain/session';
import type { CheckCredentials, Credentials } from './credentials';
import { serverSignIn } from './serverSignIn';
import { browserSignIn } from './browserSignIn';
import { saveSession } from '../../state/sessionStorage';

const check: CheckCredentials = BUILD.authMode === 'browser' ? browserSignIn : serverSignIn;

/**
 * LOGIN-6: checks the pair and remembers the session.
 * @returns the record that is now stored, or null where the pair is refused
 */
export async function signIn(credentials: Credentials): Promise<Session | null> {
  const found = await check(credentials);
  if (!found) return null;
  const record = { username: found.username, timestamp: Date.now() };
  saveSession(record, found.token);
  return record;
}
