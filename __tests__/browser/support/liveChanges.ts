import Database from 'better-sqlite3';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { Club } from './club';
import { rememberSession } from './fixtures';
import { sendElsewhere } from './signIn';

export const SCREENS = {
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
};

/** Sends JSON to the server as another user, past the browser. */
async function post(club: Club, path: string, body: object): Promise<void> {
  expect((await sendElsewhere(club, 'POST', path, body)).status).toBe(201);
}

/** A player's application from the club's website. */
export const applyFor = (club: Club, id: number, name = 'Пётр Ершов'): Promise<void> =>
  post(club, `/api/tournaments/${id}/applications`, {
    name,
    level: 3.5,
    contactPhone: '+7 (903) 765-43-21',
    userId: 17,
  });

export const createTournamentElsewhere = (
  club: Club,
  organizerName: string,
  date: string,
): Promise<void> =>
  post(club, '/api/tournaments', {
    tournamentType: 'Американо',
    date,
    startTime: '09:00',
    endTime: null,
    levelFrom: 1,
    levelTo: null,
    entryFee: 0,
    organizerName,
    organizerPhone: '+7 (916) 765-43-21',
  });

export function changeInDatabase(club: Club, statement: string): void {
  const database = new Database(club.databaseFile);
  database.exec(statement);
  database.close();
}

/** Counts a browser's open requests for events. */
export function watchStreams(context: BrowserContext): () => number {
  const open = new Map<Request, Page>();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/live')) open.set(request, request.frame().page());
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  // Playwright reports no end of requests for a closed page, so closed pages are omitted.
  return () => [...open.values()].filter((page) => !page.isClosed()).length;
}

/** Resolves when a page has connected to the server's events. */
export const waitForEvents = (page: Page): Promise<unknown> => page.waitForResponse('**/api/live');

/** Opens the console signed in, and waits for its connection to the events. */
export async function openLive(page: Page, club: Club, path = '/tournaments'): Promise<void> {
  const connection = waitForEvents(page);
  await rememberSession(page, club.session!);
  await page.goto(path);
  await connection;
}

/** Makes the page behave as hidden or visible; a test's browser is never hidden. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
