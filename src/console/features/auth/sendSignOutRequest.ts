import { config } from '../../config';

const TIMEOUT_MS = 30_000;

/**
 * Ends the session on the server; a 401 means that it has ended already. Uses `fetch` directly: the session is no
 * longer stored, and the request must be sent even if the page closes.
 * @throws when no server was reached, or the server failed (5xx)
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
