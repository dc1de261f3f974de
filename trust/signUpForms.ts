import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from './club';
import { ask } from './request';

/** Milliseconds just above the minimum time in which a person fills in a form (APPLY-11). */
export const FILLING_MS = 2_100;

const STAMP = /name="form" value="([^"]+)"/;

/**
 * Creates a tournament that is open for sign-ups.
 * @returns its id and the path of its page
 */
export async function openPage(club: Club): Promise<{ id: number; path: string }> {
  const { id } = (await club.send('POST', '/api/tournaments', {
    tournamentType: 'Американо',
    date: '2099-06-05',
    startTime: '10:00',
    endTime: null,
    levelFrom: 2,
    levelTo: null,
    entryFee: 1_000,
    organizerName: 'Анна Соколова',
    organizerPhone: '+7 (916) 123-45-67',
  })) as { id: number };
  const play = (await club.send('GET', `/api/tournaments/${id}/play`)) as {
    signUp: { path: string };
  };
  return { id, path: play.signUp.path };
}

/** Counts a tournament's entries by status. */
export async function readStatuses(club: Club, id: number): Promise<Record<string, number>> {
  const { entries } = (await club.send('GET', `/api/tournaments/${id}/play`)) as {
    entries: { status: string }[];
  };
  const counts: Record<string, number> = {};
  for (const { status } of entries) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export async function countApplications(club: Club, id: number): Promise<number> {
  const { applications } = (await club.send('GET', `/api/tournaments/${id}`)) as {
    applications: unknown[];
  };
  return applications.length;
}

/**
 * Opens a page from an address.
 * @returns the form's signature and the response time in milliseconds
 */
export async function openForm(url: string, path: string, address: string) {
  const { body, ms } = await ask(url, { path, headers: { 'x-forwarded-for': address } });
  return { stamp: STAMP.exec(body)?.[1] ?? '', ms };
}

let people = 0;

/** Sends the form of a new person from an address. */
export function sendForm(url: string, path: string, address: string, stamp: string) {
  people += 1;
  const digits = String(people).padStart(7, '0');
  const form = {
    form: stamp,
    givenName: 'Игрок',
    familyName: `Номер ${randomUUID().slice(0, 8)}`,
    phone: `+7963${digits}`,
    level: '3.5',
    consent: 'yes',
  };
  return ask(url, {
    method: 'POST',
    path,
    headers: {
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: String(new URLSearchParams(form)),
  });
}

/** Opens a form, waits as long as a person needs to fill it in, and sends it. */
export async function signUpAs(url: string, path: string, address: string) {
  const { stamp, ms } = await openForm(url, path, address);
  await sleep(FILLING_MS);
  const answer = await sendForm(url, path, address, stamp);
  return { opened: ms, ...answer };
}
