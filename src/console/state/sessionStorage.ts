import { deleteDatabase } from '../browser/databases';
import { readLocalItem, removeLocalItem, saveLocalItem } from '../browser/localItems';
import { parseSession, type Session } from '../../domain/protocol/session';

/** AUTH-1: the session's key; the opaque token of our server is kept beside it. */
export const SESSION_KEY = 'club.session';
export const TOKEN_KEY = 'club.token';
/** COMFORT-72: the database with the last list of this session. */
export const OFFLINE_LIST_DATABASE = 'club.list';

/** WEATHER-7: what storage refuses is kept here, as long as the page lives. */
let inMemory: Record<string, string | null> | null = null;

const readValue = (key: string): string | null =>
  inMemory ? (inMemory[key] ?? null) : readLocalItem(key);

/** AUTH-6: the token of a session; against another host the build's password stands for it. */
function getToken({ username }: Session): string | null {
  if (BUILD.authMode === 'server') return readValue(TOKEN_KEY);
  return BUILD.administrator?.username === username ? BUILD.administrator.password : null;
}

/** AUTH-2 to AUTH-4: the session that storage holds, with its token; null where it is none or over. */
function readWithToken(): { session: Session; token: string } | null {
  const session = parseSession(readValue(SESSION_KEY), Date.now());
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
  const isTokenKept = token === null || saveLocalItem(TOKEN_KEY, token);
  if (isTokenKept && saveLocalItem(SESSION_KEY, text)) return;
  // One without the other signs nobody in (AUTH-1).
  clearSession();
  inMemory = { [SESSION_KEY]: text, [TOKEN_KEY]: token };
}

/** Removes a session that storage did not take: nothing else tells this page of a sign-out elsewhere. */
export const clearMemorySession = (): void => {
  inMemory = null;
};

/** AUTH-5, COMFORT-72: removes the session before its token, since other tabs wake on the session. */
export function clearSession(): void {
  clearMemorySession();
  removeLocalItem(SESSION_KEY);
  removeLocalItem(TOKEN_KEY);
  deleteDatabase(OFFLINE_LIST_DATABASE);
}

/** AUTH-6: the value of the Authorization header, `Basic base64(utf8(name:token))`, or nothing. */
export function getAuthorization(): string | undefined {
  const found = readWithToken();
  if (!found) return undefined;
  const bytes = new TextEncoder().encode(`${found.session.username}:${found.token}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
