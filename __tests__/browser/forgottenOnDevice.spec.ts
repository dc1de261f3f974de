import type { Page } from '@playwright/test';
import type { Player } from '../../src/domain/players/playerWire';
import { expect, createSeeds, test } from './support/fixtures';
import { STORED_LIST } from './support/offline';
import { createTournamentSeed, openRoster } from './support/roster';
import { callServer } from './support/signIn';

const ELENA = 'Елена Сафонова';

test.use({
  tournaments: createSeeds([createTournamentSeed(3, {}, -7), createTournamentSeed(2, {}, -14)]),
});

/** Keys of the stored plays, number of stored note drafts, and whether any of them contains the name. */
const readStoredTraces = (page: Page, name: string) =>
  page.evaluate(
    async ([database, wanted]) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error!);
        });
      const opened = await done(indexedDB.open(database!));
      const store = opened.transaction('list').objectStore('list');
      const plays = (await done(store.getAllKeys())).filter(
        (key) => typeof key === 'string' && key.startsWith('play'),
      );
      const texts = JSON.stringify([await done(store.getAll()), { ...localStorage }]);
      opened.close();
      const notes = Object.keys(localStorage).filter((key) => key.startsWith('club.draft.note-'));
      return { plays, notes: notes.length, isNamed: texts.includes(wanted!) };
    },
    [STORED_LIST, name],
  );

test('PLAYER-77: a device drops only the rosters and drafts of notes that contain a forgotten player', async ({
  club,
  page,
}) => {
  for (const id of [1, 2]) {
    await openRoster(page, club, id);
    // A roster is stored a moment after it is shown.
    await expect.poll(async () => (await readStoredTraces(page, '')).plays).toContain(`play ${id}`);
  }
  const answer = await callServer(club, club.session!.token, 'GET', '/api/players');
  const players = (await answer.json()) as Player[];
  const idOf = (given: string) => players.find(({ givenName }) => givenName === given)!.id;
  for (const given of ['Анна', 'Елена']) {
    await page.goto(`/players/${idOf(given)}`);
    await page.getByRole('textbox', { name: 'Заметка клуба' }).fill(`${given} — левша`);
    await expect(page.getByText('черновик остаётся на этом устройстве')).toBeVisible();
  }
  expect(await readStoredTraces(page, ELENA.split(' ')[1]!)).toEqual({
    ...{ plays: ['play 1', 'play 2'], notes: 2, isNamed: true },
  });

  // No console is open, so none receives an event about the deletion.
  await page.goto('/api/openapi.json');
  const path = `/api/players/${idOf('Елена')}`;
  expect((await callServer(club, club.session!.token, 'DELETE', path)).status).toBe(204);
  await page.goto('/');
  await expect
    .poll(() => readStoredTraces(page, ELENA.split(' ')[1]!))
    .toEqual({ plays: ['play 2'], notes: 1, isNamed: false });
});

test('PLAYER-77, TRUST-77: a device also drops a roster that a clock a year ahead has kept @deep', async ({
  club,
  page,
}) => {
  await openRoster(page, club, 1);
  await expect.poll(async () => (await readStoredTraces(page, '')).plays).toContain('play 1');
  const answer = await callServer(club, club.session!.token, 'GET', '/api/players');
  const { id } = ((await answer.json()) as Player[]).find(
    ({ givenName }) => givenName === 'Елена',
  )!;
  await page.goto('/api/openapi.json');
  await page.evaluate(async (database) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const opened = await done(indexedDB.open(database));
    const store = opened.transaction('list', 'readwrite').objectStore('list');
    const kept = (await done(store.get('play 1'))) as { loadedAt: number };
    await done(store.put({ ...kept, loadedAt: kept.loadedAt + 365 * 86_400_000 }, 'play 1'));
    opened.close();
  }, STORED_LIST);
  const path = `/api/players/${id}`;
  expect((await callServer(club, club.session!.token, 'DELETE', path)).status).toBe(204);
  await page.goto('/');
  await expect
    .poll(() => readStoredTraces(page, ELENA.split(' ')[1]!))
    .toEqual({ plays: [], notes: 0, isNamed: false });
});
