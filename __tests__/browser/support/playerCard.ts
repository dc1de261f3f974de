import type { Page } from '@playwright/test';
import type { PlayerCard, PlayerEvening } from '../../../src/domain/players/playerWire';

const EVENING: PlayerEvening = {
  tournamentId: 1,
  date: '2026-11-18',
  startTime: '19:00',
  tournamentType: 'Американо',
  place: 2,
  of: 12,
  points: 84,
  matches: 7,
  attendance: 'arrived',
  status: 'confirmed',
  paid: 1_500,
};

export const ANNA: PlayerCard = {
  id: '6a0f5c9e-7d21-4b0e-9a53-0d5d0c6f1a11',
  givenName: 'Анна',
  familyName: 'Крылова',
  phone: '+7 (916) 204-18-73',
  level: 3.5,
  tournaments: 12,
  lastSeen: '2026-11-18',
  noShows: 1,
  paid: 18_000,
  weekdays: [0, 0, 12, 0, 0, 0, 0],
  rating: { level: 3.6, uncertainty: 0.4, matches: 40 },
  note: 'Левша',
  version: 1,
  merged: [],
  evenings: [
    EVENING,
    { ...EVENING, tournamentId: 2, date: '2026-11-11', place: 5, points: 71 },
    { ...EVENING, tournamentId: 3, date: '2026-11-04', place: null, attendance: 'absent' },
  ],
  partners: [
    { id: '2', givenName: 'Мария', familyName: 'Орлова', phone: null, times: 9 },
    { id: '3', givenName: 'Павел', familyName: 'Зимин', phone: null, times: 4 },
  ],
  opponents: [{ id: '4', givenName: 'Игорь', familyName: 'Ветров', phone: null, times: 11 }],
  form: [
    { date: '2026-10-28', level: 3.2 },
    { date: '2026-11-11', level: 3.8 },
    { date: '2026-11-18', level: 3.6 },
  ],
  sameAs: [],
};

export const ANNA_AGAIN: PlayerCard = {
  ...ANNA,
  id: '7b1f5c9e-7d21-4b0e-9a53-0d5d0c6f1a22',
  phone: '+7 (903) 000-11-22',
  tournaments: 2,
  paid: 2_000,
  evenings: [{ ...EVENING, tournamentId: 9, date: '2026-05-06' }],
  note: '',
};

/** Answers for players in place of the server, which here is what several devices change. */
export async function answerPlayers(page: Page) {
  const server = { note: ANNA.note, version: ANNA.version, isMerged: false, calls: [] as string[] };
  const json = (body: unknown, status = 200) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  const cardOf = (): PlayerCard => ({
    ...ANNA,
    note: server.note,
    version: server.version,
    sameAs: server.isMerged ? [] : [ANNA_AGAIN],
    merged: server.isMerged ? [ANNA_AGAIN] : [],
  });
  await page.route('**/api/players/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const method = request.method();
    server.calls.push(`${method} ${pathname.replace('/api/players/', '')}`);
    if (pathname.endsWith('/note')) {
      const sent = request.postDataJSON() as { note: string; version: number };
      if (sent.version !== server.version) {
        const current = { note: server.note, version: server.version };
        await route.fulfill(json({ message: 'Заметку изменили.', current }, 412));
        return;
      }
      Object.assign(server, { note: sent.note, version: server.version + 1 });
      await route.fulfill(json({ note: server.note, version: server.version }));
    } else if (pathname.endsWith('/merge')) {
      server.isMerged = method === 'POST';
      await route.fulfill({ status: 204 });
    } else await route.fulfill(json(pathname.endsWith(ANNA_AGAIN.id) ? ANNA_AGAIN : cardOf()));
  });
  return server;
}
