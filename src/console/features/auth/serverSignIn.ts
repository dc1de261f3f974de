import { can } from '../../api/conditions';
import { config } from '../../config';
import { readDevice, saveDevice } from '../../state/deviceStorage';
import type { Credentials, SignedIn } from './credentials';
import { retryTime, TooManyAttempts } from './retryTime';

const TIMEOUT_MS = 30_000;

const post = (path: string, init: RequestInit): Promise<Response> =>
  fetch(config.apiHost + path, {
    method: 'POST',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  });

/** TRUST-61: by what our server tells this device again; no other host is sent it. */
function proof(): { device?: string } {
  const device = can('device') ? readDevice() : null;
  return device === null ? {} : { device };
}

/** LOGIN-6: our server checks the pair and gives a token. */
export async function serverSignIn(credentials: Credentials): Promise<SignedIn | null> {
  const response = await post('/api/auth/login', {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...credentials, ...proof() }),
  });
  if (!response.ok) {
    // What is not read to its end is under way until the time limit breaks it off.
    await response.text().catch(() => '');
    if (response.status === 401) return null;
    const until = retryTime(response, Date.now());
    if (until !== null) throw new TooManyAttempts(until);
    throw new Error(`Sign-in: ${response.status}`);
  }
  const { token, username, device } = (await response.json()) as Partial<Record<string, unknown>>;
  if (typeof token !== 'string' || typeof username !== 'string') {
    throw new Error('Sign-in: an answer without a token');
  }
  if (can('device') && typeof device === 'string') saveDevice(device);
  return { username, token };
}

/**
 * Ends the session on the server too. One that the server does not know any more has ended.
 * @throws where no server was found, or it could not do it (5xx)
 */
export async function serverSignOut(authorization: string): Promise<void> {
  const { status } = await post('/api/auth/logout', {
    headers: { Authorization: authorization },
    keepalive: true,
  });
  if (status >= 500) throw new Error(`Sign-out: ${status}`);
}
