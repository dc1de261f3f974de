import { parseAuthRecord, type AuthRecord } from '../../domain/session';

/** AUTH-1: the record's key; the opaque token of our server is kept beside it. */
export const SESSION_KEY = 'club.session';
export const TOKEN_KEY = 'club.token';
/** COMFORT-72: the database with the last list of this session. */
export const KEPT_LIST = 'club.list';

/** WEATHER-7: what the browser refuses to keep lasts as long as the page. */
let visit: Record<string, string | null> | null = null;

const kept = (key: string): string | null =>
  visit ? (visit[key] ?? null) : localStorage.getItem(key);

/** The secret that goes with a record: the token, or the build's password (AUTH-6). */
function secretFor({ username }: AuthRecord): string | null {
  if (BUILD.authMode === 'server') return kept(TOKEN_KEY);
  return BUILD.administrator?.username === username ? BUILD.administrator.password : null;
}

/** AUTH-2 to AUTH-4: the session that storage holds; what is not valid there is removed. */
export function readSession(): AuthRecord | null {
  try {
    const record = parseAuthRecord(kept(SESSION_KEY), Date.now());
    if (record && secretFor(record) !== null) return record;
  } catch {
    // Where storage is refused nothing was kept.
  }
  clearSession();
  return null;
}

/** Remembers a session. The token comes first, so that another tab that wakes on the record finds it. */
export function saveSession(record: AuthRecord, token: string | null): void {
  const text = JSON.stringify(record);
  visit = null;
  try {
    if (token !== null) localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(SESSION_KEY, text);
  } catch {
    // One of the two is nobody's (AUTH-1).
    clearSession();
    visit = { [SESSION_KEY]: text, [TOKEN_KEY]: token };
  }
}

/** Forgets a session that the browser did not keep: another tab's sign-out does not reach it otherwise. */
export const forgetVisit = (): void => {
  visit = null;
};

/** AUTH-5, COMFORT-72: forgets the session, the record first, since other tabs wake on it. */
export function clearSession(): void {
  forgetVisit();
  try {
    localStorage.removeItem(SESSION_KEY);
    localStorage.removeItem(TOKEN_KEY);
    indexedDB.deleteDatabase(KEPT_LIST);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

/** AUTH-6: the value of the Authorization header, `Basic base64(utf8(name:secret))`, or nothing. */
export function authorization(): string | undefined {
  const record = readSession();
  const secret = record && secretFor(record);
  if (!record || secret === null) return undefined;
  const bytes = new TextEncoder().encode(`${record.username}:${secret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
