import { config } from '../../config';

const TIMEOUT_MS = 30_000;

/**
 * Ends the session on the server too; a 401 means that it has ended already. It uses `fetch` itself: the request
 * must leave at once, since the page may be closing, and its session is no longer stored.
 * @throws where no server was found, or it could not do it (5xx)
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
