import type { Page } from '@playwright/test';
import {
  deletionOf,
  hideButton,
  openDeletion,
  openDetail,
  rowOf,
  tabTo,
  undoButton,
  watchWrites,
} from './support/desk';
import { listening } from './support/commands';
import { expect, seeded, test } from './support/everywhere';
import { expectNothingSideways, expectTargets, nextFrame } from './support/looks';
import { callServer } from './support/signing';
import { expectSoon, stopTime } from './support/stillTime';

const OLGA = 'Ольга Смирнова';
const ANNA = 'Анна Громова';

test.use({
  tournaments: seeded([
    { organizer_name: OLGA, date: '2099-06-05', applications: [{ name: 'Иван Петров' }] },
    { organizer_name: ANNA, date: '2099-06-06' },
  ]),
});

async function remove(page: Page, organizer: string): Promise<void> {
  const dialog = await openDeletion(page, organizer);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Турнир удалён')).toBeVisible();
}

/** Lets time go by, of which nobody waits. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test('COMFORT-30: a deletion is undone, and the tournament is in the list at once', async ({
  listPage,
  club,
}) => {
  const writes = watchWrites(listPage);
  await remove(listPage, OLGA);
  await expect(rowOf(listPage, OLGA)).toHaveCount(0);
  const { token } = club.session!;
  expect((await callServer(club, token, 'GET', '/api/tournaments/1')).status).toBe(404);

  // A refetch that never ends: the row must not wait for it.
  await listPage.route('**/api/tournaments', () => new Promise(() => {}));
  await undoButton(listPage).click();
  await expect(rowOf(listPage, OLGA)).toBeVisible();
  await expect(listPage.getByText('Турнир восстановлен')).toBeVisible();
  await expect(undoButton(listPage)).toHaveCount(0);
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/tournaments/1',
    'POST /api/tournaments/1/restore',
  ]);
  const answer = await callServer(club, token, 'GET', '/api/tournaments/1');
  expect(await answer.json()).toMatchObject({ organizer_name: OLGA, version: 3 });
  const detail = await openDetail(listPage, OLGA);
  await expect(detail.getByText('Иван Петров')).toBeVisible();
  await listPage.unrouteAll({ behavior: 'ignoreErrors' });
});

test('COMFORT-30: the message goes after 10 s, which stand still under the pointer, the focus and a dialog', async ({
  listPage,
}) => {
  // Their code comes while time still goes on.
  await openDetail(listPage, ANNA);
  await listPage.keyboard.press('Escape');
  const dialog = await openDeletion(listPage, OLGA);
  await stopTime(listPage);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  const message = listPage.getByText('Турнир удалён');
  await expectSoon(listPage, message);
  await pass(listPage, 6_000);
  await message.hover();
  await pass(listPage, 20_000);
  await expect(message).toBeVisible();
  await listPage.mouse.move(700, 100);

  await undoButton(listPage).focus();
  await pass(listPage, 20_000);
  await expect(message).toBeVisible();
  await rowOf(listPage, ANNA).focus();

  await openDetail(listPage, ANNA);
  await pass(listPage, 20_000);
  await expect(message).toBeVisible();
  await listPage.keyboard.press('Escape');

  await pass(listPage, 3_000);
  await expect(message).toBeVisible();
  await pass(listPage, 1_500);
  await expect(message).toHaveCount(0);
});

test('COMFORT-30: the keyboard reaches it from the page’s beginning, and the focus returns where it was @everywhere', async ({
  listPage,
}) => {
  await remove(listPage, OLGA);
  await expect(rowOf(listPage, ANNA)).toBeFocused();
  await listPage.getByRole('link', { name: 'Перейти к содержимому' }).focus();
  await listPage.keyboard.press('Tab');
  await expect(undoButton(listPage)).toBeFocused();
  await listPage.keyboard.press('Enter');
  await expect(rowOf(listPage, OLGA)).toBeVisible();
  await expect(listPage.getByRole('link', { name: 'Перейти к содержимому' })).toBeFocused();

  await tabTo(listPage, hideButton(listPage));
  await listPage.keyboard.press('Escape');
  await expect(listPage.getByText('Турнир восстановлен')).toHaveCount(0);
  await expect(listPage.getByRole('link', { name: 'Перейти к содержимому' })).toBeFocused();
});

test('COMFORT-30: Ctrl+Z undoes too, but neither in a field nor under a dialog', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  const { keyboard } = listPage;
  await remove(listPage, OLGA);
  // Its 10 s stand still under the pointer.
  await listPage.getByText('Турнир удалён').hover();
  await listPage.getByRole('searchbox').pressSequentially('Анна');
  await keyboard.press('Control+z');
  await listPage.getByRole('searchbox').fill('');
  await openDetail(listPage, ANNA);
  await keyboard.press('Control+z');
  await keyboard.press('Escape');
  await expect(rowOf(listPage, ANNA)).toBeFocused();
  expect(writes).toHaveLength(1);
  await keyboard.press('Control+z');
  await expect(rowOf(listPage, OLGA)).toBeVisible();
  await expect(rowOf(listPage, ANNA)).toBeFocused();
});

/** What covers the page beside the tournament's own dialogs, opened and closed by the keyboard. */
const COVERS: Record<string, (page: Page) => Promise<unknown>> = {
  'the box of COMFORT-80': (page) => page.keyboard.press('Control+k'),
  'the list of keys': (page) => page.keyboard.press('?'),
  'the question about several': async (page) => {
    await rowOf(page, ANNA)
      .getByRole('cell')
      .nth(1)
      .click({ modifiers: ['Control'] });
    const bar = page.getByRole('region', { name: 'Выбранные турниры' });
    await bar.getByRole('button', { name: 'Дублировать' }).click();
    // The focus leaves the buttons, as after a press on the question's text.
    await page.getByRole('heading', { name: 'Дублировать 1 турнир?' }).click();
  },
};

for (const [cover, open] of Object.entries(COVERS)) {
  test(`COMFORT-30: under ${cover} the message waits, and Ctrl+Z undoes nothing`, async ({
    listPage,
  }) => {
    const writes = watchWrites(listPage);
    await listening(listPage);
    await listPage.clock.install();
    await remove(listPage, OLGA);
    await rowOf(listPage, ANNA).focus();
    await open(listPage);
    await expect(listPage.getByRole('dialog')).toBeVisible();
    await pass(listPage, 20_000);
    await expect(listPage.getByText('Турнир удалён')).toBeVisible();
    await listPage.keyboard.press('Control+z');
    await listPage.keyboard.press('Escape');
    await expect(listPage.getByRole('dialog')).toHaveCount(0);
    expect(writes).toHaveLength(1);

    await pass(listPage, 10_500);
    await expect(listPage.getByText('Турнир удалён')).toHaveCount(0);
  });
}

test('COMFORT-30: Ctrl+Z undoes from a ticked checkbox, which is no field', async ({
  listPage,
}) => {
  await remove(listPage, OLGA);
  await listPage.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await rowOf(listPage, ANNA).getByRole('checkbox', { name: 'Выбрать' }).click();
  await expect(rowOf(listPage, ANNA).getByRole('checkbox')).toBeFocused();
  await listPage.keyboard.press('Control+z');
  await expect(rowOf(listPage, OLGA)).toBeVisible();
});

test('COMFORT-30: a restoring that fails says why and can be tried again', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /restoreTournament: 500/);
  await listPage.route(
    '**/restore',
    (route) => route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } }),
    { times: 1 },
  );
  await remove(listPage, OLGA);
  await undoButton(listPage).click();
  await expect(listPage.getByText('Турнир не восстановлен. Диск переполнен.')).toBeVisible();
  await listPage.getByRole('button', { name: 'Повторить' }).click();
  await expect(listPage.getByText('Турнир восстановлен')).toBeVisible();
  await expect(rowOf(listPage, OLGA)).toBeVisible();
});

test('WEATHER-3: a restoring whose answer was lost is restored, and its repeat says so', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/, /restoreTournament: (FETCH_ERROR|404)/, /status of 404/);
  await listPage.route(
    '**/restore',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await remove(listPage, OLGA);
  await undoButton(listPage).click();
  await expect(listPage.getByText('Турнир не восстановлен. Нет связи с сервером.')).toBeVisible();
  await listPage.getByRole('button', { name: 'Повторить' }).click();
  await expect(listPage.getByText('Турнир восстановлен')).toBeVisible();
  await expect(rowOf(listPage, OLGA)).toBeVisible();
});

test('COMFORT-30: what was restored elsewhere meanwhile says so, and stands in the list', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/status of 404/, /restoreTournament: 404/);
  await remove(listPage, OLGA);
  await callServer(club, club.session!.token, 'POST', '/api/tournaments/1/restore');
  await undoButton(listPage).click();
  await expect(listPage.getByText('Турнир не восстановлен. Турнира нет в корзине')).toBeVisible();
  await expect(rowOf(listPage, OLGA)).toBeVisible();
});

test('COMFORT-30: two presses restore once, the newest message takes the place of the one before, and signing out takes it away', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  await remove(listPage, OLGA);
  await remove(listPage, ANNA);
  await expect(deletionOf(listPage)).toHaveCount(0);
  // The message comes a frame after its dialog has gone.
  await nextFrame(listPage);
  await expect(listPage.getByText('Турнир удалён')).toHaveCount(1);
  await undoButton(listPage).dblclick();
  await expect(rowOf(listPage, ANNA)).toBeVisible();
  await expect(rowOf(listPage, OLGA)).toHaveCount(0);
  expect(writes.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await listPage.getByRole('button', { name: 'Выйти' }).click();
  await expect(listPage.getByText('Турнир восстановлен')).toHaveCount(0);
});

test('COMFORT-30: a message that cannot come takes nothing away', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/);
  const dialog = await openDeletion(listPage, OLGA);
  await listPage.route('**/assets/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(deletionOf(listPage)).toHaveCount(0);
  await expect(rowOf(listPage, ANNA)).toBeFocused();
  await listPage.unroute('**/assets/*');
  await remove(listPage, ANNA);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('COMFORT-30: the message stands above the bottom bar, within the screen, with targets of 44 px', async ({
    listPage,
    troubles,
  }) => {
    troubles.expect(/status of 500/, /restoreTournament: 500/);
    await remove(listPage, OLGA);
    await expectTargets(listPage.locator('body'), 44);
    const { y } = (await listPage.getByRole('navigation').boundingBox())!;
    const { y: top, height } = (await undoButton(listPage).boundingBox())!;
    expect(top + height).toBeLessThan(y);
    const reason = 'Бесконечнодлинноеслово'.repeat(8);
    await listPage.route('**/restore', (route) =>
      route.fulfill({ status: 500, json: { message: reason } }),
    );
    await undoButton(listPage).tap();
    await expect(listPage.getByText(reason)).toBeVisible();
    await expect(listPage.getByRole('button', { name: 'Повторить' })).toBeInViewport({ ratio: 1 });
    await expectNothingSideways(listPage);
  });
});
