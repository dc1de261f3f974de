import { config } from '../../config';

const TIMEOUT_MS = 30_000;

/**
 * Ends the session on the server; a 401 means that it has ended already. Uses `fetch` directly, because the request
 * must leave before the page closes and its session is no longer stored.
 * @throws when no server was found, or it failed (5xx)
 */
export async function sendSignOutRequest(authorization: string): Promise<void> {
  const { status } = await fetch(`${config.apiHost}/api/auth/logout`, {
    method: 'POST',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Authorization: authorization },
    keepalive: true,
  });
  if (status >= 500) throw new Error(`Sign-out: ${status}`);
}
