import Database from 'better-sqlite3';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { Club } from './club';
import { rememberSession } from './fixtures';
import { sendElsewhere } from './signIn';

export const SCREENS = {
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
};

/** Somebody else sends JSON to the server, past the browser. */
async function post(club: Club, path: string, body: object): Promise<void> {
  expect((await sendElsewhere(club, 'POST', path, body)).status).toBe(201);
}

/** A player applies for a tournament, as the club's site has it. */
export const applyFor = (club: Club, id: number, name = 'Пётр Ершов'): Promise<void> =>
  post(club, `/api/tournaments/${id}/applications`, {
    name,
    level: 3.5,
    contactPhone: '+7 (903) 765-43-21',
    userId: 17,
  });

/** Somebody else makes a tournament. */
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

/** Another program changes the database. */
export function changeInDatabase(club: Club, statement: string): void {
  const database = new Database(club.databaseFile);
  database.exec(statement);
  database.close();
}

/** The requests for events that a browser has open just now. */
export function watchStreams(context: BrowserContext): () => number {
  const open = new Map<Request, Page>();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/live')) open.set(request, request.frame().page());
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  // Of a page that is closed no more is told.
  return () => [...open.values()].filter((page) => !page.isClosed()).length;
}

/** Resolves when a page has connected to the server's events. */
export const waitForEvents = (page: Page): Promise<unknown> => page.waitForResponse('**/api/live');

/** Opens the console as somebody who is signed in, and waits until it hears of changes. */
export async function openLive(page: Page, club: Club, path = '/tournaments'): Promise<void> {
  const connection = waitForEvents(page);
  await rememberSession(page, club.session!);
  await page.goto(path);
  await connection;
}

/** Has the page believe that nobody sees it, or somebody again: no browser of a test is ever hidden. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
