import { deleteDatabase } from '../browser/databases';
import { deviceStore } from '../browser/deviceStore';
import { parseSession, type Session } from '../../domain/protocol/session';

/** Database with the latest list of this session (COMFORT-72). */
export const OFFLINE_LIST_DATABASE = 'club.list';

/** The session, and the opaque token of the club's server next to it (AUTH-1). */
type SessionKey = 'club.session' | 'club.token';

/** Values that the browser refused to store, kept until the page closes (WEATHER-7). */
let inMemory: Record<SessionKey, string | null> | null = null;

const readValue = (key: SessionKey): string | null =>
  inMemory ? inMemory[key] : deviceStore.read(key);

/** The token of a session. With another host it is the build's password (AUTH-6). */
function getToken({ username }: Session): string | null {
  if (BUILD.authMode === 'server') return readValue('club.token');
  return BUILD.administrator?.username === username ? BUILD.administrator.password : null;
}

/** The stored session with its token; null when it is invalid or expired (AUTH-2 to AUTH-4). */
function readWithToken(): { session: Session; token: string } | null {
  const session = parseSession(readValue('club.session'), Date.now());
  const token = session && getToken(session);
  return session && token !== null ? { session, token } : null;
}

export const readStoredSession = (): Session | null => readWithToken()?.session ?? null;

/** Returns the stored session. Removes an invalid or expired one (AUTH-3, AUTH-4). */
export function restoreSession(): Session | null {
  const session = readStoredSession();
  if (!session) clearSession();
  return session;
}

/** Stores a session. The token is stored first: other tabs react to the session and need the token. */
export function saveSession(session: Session, token: string | null): void {
  const text = JSON.stringify(session);
  inMemory = null;
  const isTokenKept = token === null || deviceStore.write('club.token', token);
  if (isTokenKept && deviceStore.write('club.session', text)) return;
  // Without both token and session no user is signed in, so the page keeps both in memory (AUTH-1).
  clearSession();
  inMemory = { 'club.session': text, 'club.token': token };
}

/**
 * Removes a session that the browser refused to store. Without storage this page gets no event when another tab signs
 * out.
 */
export const clearMemorySession = (): void => {
  inMemory = null;
};

/** Removes the session before its token, because other tabs react to the session (AUTH-5, COMFORT-72). */
export function clearSession(): void {
  clearMemorySession();
  deviceStore.remove('club.session');
  deviceStore.remove('club.token');
  deleteDatabase(OFFLINE_LIST_DATABASE);
}

/** Value of the Authorization header, `Basic base64(utf8(name:token))`; undefined without a session (AUTH-6). */
export function getAuthorization(): string | undefined {
  const found = readWithToken();
  if (!found) return undefined;
  const bytes = new TextEncoder().encode(`${found.session.username}:${found.token}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
