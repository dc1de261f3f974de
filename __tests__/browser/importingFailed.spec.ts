import type { Page } from '@playwright/test';
import { getRow } from './support/consolePage';
import { holdRequests } from './support/faults';
import { expect, test } from './support/fixtures';
import {
  getCreationButton,
  getPreviewRow,
  NAMES,
  pasteRows,
  ROWS,
  getCreationStatus,
} from './support/importing';
import { killSessionUnheard, openSignedIn, getSignInDialog, signIn } from './support/signIn';

/** Writes down the key of each POST by its organizer; the wanted ones are answered with a fault. */
async function watchKeys(page: Page, isFault: (name: string) => boolean) {
  const keys: Record<string, (string | undefined)[]> = {};
  await page.route('**/api/tournaments', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const { organizerName: name } = request.postDataJSON() as { organizerName: string };
    (keys[name] ??= []).push((await request.allHeaders())['idempotency-key']);
    return isFault(name)
      ? route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } })
      : route.fallback();
  });
  return keys;
}

test('COMFORT-52: what failed says why and is sent again alone, with its own key', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 500/, /createTournament: 500/);
  await openSignedIn(page, club, '/import');
  let isBroken = true;
  const keys = await watchKeys(
    page,
    (name) => isBroken && ['Вера Орлова', 'Пётр Ёлкин'].includes(name),
  );
  await pasteRows(page, ROWS);
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 2, не удалось: 2');
  await expect(getPreviewRow(page, 2)).toContainText('Создан');
  await expect(getPreviewRow(page, 3)).toContainText('Не создан: Диск переполнен.');
  isBroken = false;
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 4');
  expect(NAMES.map((name) => keys[name]!.length)).toEqual([1, 2, 1, 2]);
  expect(keys['Вера Орлова']![0]).toBe(keys['Вера Орлова']![1]);
  expect(new Set(Object.values(keys).flat()).size).toBe(4);
  await page.getByRole('button', { name: 'К списку турниров' }).click();
  for (const name of NAMES) await expect(getRow(page, name)).toHaveCount(1);
});

test('COMFORT-52: an answer that was lost makes nothing twice', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/net::ERR/, /createTournament: FETCH_ERROR/, /request: POST/);
  await openSignedIn(page, club, '/import');
  let isLost = true;
  await page.route('**/api/tournaments', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.fallback();
    isLost = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await pasteRows(page, ROWS);
  await getCreationButton(page).click();
  // The rest is not tried in vain, and nothing that was taken in is lost.
  await expect(getPreviewRow(page, 2)).toContainText('Нет связи с сервером');
  await expect(getCreationButton(page)).toHaveText(/^Создать 4.турнира$/);
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 4');
  await page.getByRole('button', { name: 'К списку турниров' }).click();
  for (const name of NAMES) await expect(getRow(page, name)).toHaveCount(1);
});

test('COMFORT-52: a server that has no time is not asked for the rest', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 429/, /createTournament: 429/);
  await openSignedIn(page, club, '/import');
  let asked = 0;
  await page.route('**/api/tournaments', (route) =>
    route.request().method() === 'POST' && asked++ === 0
      ? route.fulfill({ status: 429, json: { message: 'Слишком много запросов.' } })
      : route.fallback(),
  );
  await pasteRows(page, ROWS);
  await getCreationButton(page).click();
  await expect(getPreviewRow(page, 2)).toContainText('Не создан: Слишком много запросов.');
  await expect(getCreationButton(page)).toHaveText(/^Создать 4.турнира$/);
  expect(asked).toBe(1);
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 4');
  expect(asked).toBe(5);
});

test('COMFORT-52: a session that ends on the way leaves the rows where they are', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 401/, /createTournament: 401/, /listTournaments: 401/);
  const token = await openSignedIn(page, club, '/import');
  await pasteRows(page, ROWS);
  const held = await holdRequests(page, 'POST');
  await getCreationButton(page).click();
  await expect.poll(held.count).toBe(1);
  await killSessionUnheard(page, club, token);
  held.release();
  await expect(getSignInDialog(page)).toBeVisible();
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await held.stop();
  await expect(getCreationButton(page)).toHaveText(/^Создать 4.турнира$/);
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 4');
});

test('COMFORT-52: what the server refuses stands at its field until it is corrected', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 422/, /createTournament: 422/);
  await openSignedIn(page, club, '/import');
  await page.route(
    '**/api/tournaments',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: {
              message: 'Проверьте поля.',
              fieldErrors: { date: 'Дата не может быть в прошлом' },
            },
          })
        : route.fallback(),
    { times: 2 },
  );
  await pasteRows(page, [ROWS[0]!]);
  await getCreationButton(page).click();
  await expect(getPreviewRow(page, 2)).toContainText('Дата не может быть в прошлом');
  await expect(getPreviewRow(page, 2)).toContainText('Не создан: Проверьте поля.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Исправить строку 2' }).click();
  await page.getByRole('group', { name: 'Строка 2' }).getByLabel('Дата').fill('09.06.2099');
  await page.getByRole('button', { name: 'Готово' }).click();
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 1');
});
