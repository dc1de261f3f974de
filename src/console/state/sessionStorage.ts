import { deleteDatabase } from '../browser/databases';
import { deviceStore } from '../browser/deviceStore';
import { parseSession, type Session } from '../../domain/protocol/session';

/** COMFORT-72: the database with the last list of this session. */
export const OFFLINE_LIST_DATABASE = 'club.list';

/** AUTH-1: the opaque token of our server is kept beside the session. */
type SessionKey = 'club.session' | 'club.token';

/** WEATHER-7: what storage refuses is kept here, as long as the page lives. */
let inMemory: Record<SessionKey, string | null> | null = null;

const readValue = (key: SessionKey): string | null =>
  inMemory ? inMemory[key] : deviceStore.read(key);

/** AUTH-6: the token of a session; against another host the build's password stands for it. */
function getToken({ username }: Session): string | null {
  if (BUILD.authMode === 'server') return readValue('club.token');
  return BUILD.administrator?.username === username ? BUILD.administrator.password : null;
}

/** AUTH-2 to AUTH-4: the session that storage holds, with its token; null where it is none or over. */
function readWithToken(): { session: Session; token: string } | null {
  const session = parseSession(readValue('club.session'), Date.now());
  const token = session && getToken(session);
  return session && token !== null ? { session, token } : null;
}

export const readStoredSession = (): Session | null => readWithToken()?.session ?? null;

/** AUTH-3, AUTH-4: the session that storage holds; one that is no session any more is removed. */
export function restoreSession(): Session | null {
  const session = readStoredSession();
  if (!session) clearSession();
  return session;
}

/** Keeps a session. The token comes first, so that another tab that wakes on the session finds it. */
export function saveSession(session: Session, token: string | null): void {
  const text = JSON.stringify(session);
  inMemory = null;
  const isTokenKept = token === null || deviceStore.write('club.token', token);
  if (isTokenKept && deviceStore.write('club.session', text)) return;
  // One without the other signs nobody in (AUTH-1).
  clearSession();
  inMemory = { 'club.session': text, 'club.token': token };
}

/** Removes a session that storage did not take: nothing else tells this page of a sign-out elsewhere. */
export const clearMemorySession = (): void => {
  inMemory = null;
};

/** AUTH-5, COMFORT-72: removes the session before its token, since other tabs wake on the session. */
export function clearSession(): void {
  clearMemorySession();
  deviceStore.remove('club.session');
  deviceStore.remove('club.token');
  deleteDatabase(OFFLINE_LIST_DATABASE);
}

/** AUTH-6: the value of the Authorization header, `Basic base64(utf8(name:token))`, or nothing. */
export function getAuthorization(): string | undefined {
  const found = readWithToken();
  if (!found) return undefined;
  const bytes = new TextEncoder().encode(`${found.session.username}:${found.token}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
