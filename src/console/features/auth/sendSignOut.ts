import { config } from '../../config';
import {
  removeUnsentSignOut,
  saveUnsentSignOut,
  readUnsentSignOuts,
  type UnsentSignOutRequest,
} from '../../state/signOutStorage';

const TRY_AGAIN_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

const TIMEOUT_MS = 30_000;

/**
 * Ends the session on the server; a 401 means that it has ended already. Uses `fetch` directly: the session is no
 * longer stored, and the request must be sent even if the page closes.
 * @throws when no server was reached, or the server failed (5xx)
 */
async function sendSignOutRequest(authorization: string): Promise<void> {
  const { status } = await fetch(`${config.apiHost}/api/auth/logout`, {
    method: 'POST',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Authorization: authorization },
    keepalive: true,
  });
  if (status >= 500) throw new Error(`Sign-out: ${status}`);
}

/**
 * Sends one sign-out. It is stored for later when no server responds, or when the page is hidden or left before the
 * response.
 */
async function send(unsent: UnsentSignOutRequest): Promise<void> {
  const save = () => saveUnsentSignOut(unsent);
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  try {
    await sendSignOutRequest(unsent.authorization);
    removeUnsentSignOut(unsent);
  } catch {
    save();
    clearTimeout(timer);
    timer = setTimeout(sendUnsentSignOuts, TRY_AGAIN_MS);
  } finally {
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', save);
  }
}

/** Ends a session on the server as soon as it can be reached (AUTH-11). */
export const sendSignOut = (authorization: string): void =>
  void send({ host: config.apiHost, authorization });

/** Sends each stored sign-out to its own host only (AUTH-11). */
function sendUnsentSignOuts(): void {
  for (const unsent of readUnsentSignOuts()) if (unsent.host === config.apiHost) void send(unsent);
}

/** Sends the stored sign-outs at once and whenever the network returns (AUTH-11). */
export function watchUnsentSignOuts(): void {
  if (BUILD.authMode !== 'server') return;
  sendUnsentSignOuts();
  addEventListener('online', sendUnsentSignOuts);
}
