import type { Page } from '@playwright/test';
import { formatBasicAuth } from '../../support/formatBasicAuth';
import { PASSWORD, USERNAME, type Club } from './club';
import { expect, rememberSession } from './everywhere';
import { SESSION_KEY, TOKEN_KEY } from './storageKeys';
import { blockEvents } from '../../support/blockEvents';

/** Fills in and submits the sign-in form, on its screen or over a page. */
export async function signIn(page: Page, username = USERNAME, password = PASSWORD): Promise<void> {
  await page.getByLabel('Имя пользователя').fill(username);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

export const getSignInHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Вход в систему' });
/** The sign-in dialog over a page (AUTH-10). */
export const getSignInDialog = (page: Page) => page.getByRole('dialog', { name: 'Вход в систему' });
export const getListHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Турниры', exact: true });

/** Opens the console with a stored session. Returns the session's token. */
export async function openSignedIn(page: Page, club: Club, path = '/tournaments'): Promise<string> {
  const session = club.session!;
  await rememberSession(page, session);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeAttached();
  return session.token;
}

/** The session in the browser's storage, as text. */
export const readStoredSession = (page: Page) =>
  page.evaluate(
    ([record, token]) => ({
      record: localStorage.getItem(record),
      token: localStorage.getItem(token),
    }),
    [SESSION_KEY, TOKEN_KEY] as const,
  );

/** Calls the server with a session's token, without the browser. */
export const callServer = (club: Club, token: string, method: string, path: string) =>
  fetch(club.url + path, { method, headers: { Authorization: formatBasicAuth(USERNAME, token) } });

type HistoryEntry = { kind: string; changes: { field: string; to: unknown }[] };

/** A tournament's history at the server, newest first (TRUST-8). */
export async function readHistory(club: Club, id: number): Promise<HistoryEntry[]> {
  const { token } = club.session!;
  const answer = await callServer(club, token, 'GET', `/api/tournaments/${id}/history`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as HistoryEntry[];
}

/** Sends JSON to the server as another user, without the browser. */
export const sendElsewhere = (
  club: Club,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  fetch(club.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: formatBasicAuth(USERNAME, club.session!.token),
      ...headers,
    },
    body: JSON.stringify(body),
  });

/** Changes the first tournament as another user, without the browser. */
export async function changeTournamentElsewhere(club: Club, changes: object): Promise<void> {
  const { status } = await sendElsewhere(club, 'PUT', '/api/tournaments/1', changes);
  expect(status).toBe(200);
}

/** Deletes tournaments as another user, in this order, without the browser. */
export async function deleteTournamentsElsewhere(club: Club, ...ids: number[]): Promise<void> {
  for (const id of ids) {
    const { token } = club.session!;
    const { status } = await callServer(club, token, 'DELETE', `/api/tournaments/${id}`);
    expect(status).toBe(204);
  }
}

/** Ends a session through the API, without the browser. */
export async function killSession(club: Club, token: string): Promise<void> {
  const { status } = await callServer(club, token, 'POST', '/api/auth/logout');
  expect(status).toBe(204);
}

/** Ends a session without an event to the page (COMFORT-60): only the next response reveals it. */
export async function killSessionUnheard(page: Page, club: Club, token: string): Promise<void> {
  await blockEvents(page.context());
  await killSession(club, token);
}
