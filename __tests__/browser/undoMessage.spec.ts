import type { Page } from '@playwright/test';
import {
  getDeletionDialog,
  getHideButton,
  openDeletion,
  openDetail,
  getRow,
  tabTo,
  getUndoButton,
  watchWrites,
} from './support/consolePage';
import { openKeys, waitUntilListening } from './support/commands';
import { expect, test } from './support/everywhere';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { installClock, expectSoon, stopTime } from './support/stillTime';
import { ANNA, DELETABLE, OLGA, deleteTournament } from './support/undo';

test.use({ tournaments: DELETABLE });

/** Moves the page's clock forward without waiting. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test('COMFORT-30: the message goes after 10 s, which pause under the pointer, the focus and a dialog', async ({
  listPage,
}) => {
  // The dialogs' code loads before the clock stops.
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

  await getUndoButton(listPage).focus();
  await pass(listPage, 20_000);
  await expect(message).toBeVisible();
  await getRow(listPage, ANNA).focus();

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
  await deleteTournament(listPage, OLGA);
  await expect(getRow(listPage, ANNA)).toBeFocused();
  await listPage.getByRole('link', { name: 'Перейти к содержимому' }).focus();
  await listPage.keyboard.press('Tab');
  await expect(getUndoButton(listPage)).toBeFocused();
  await listPage.keyboard.press('Enter');
  await expect(getRow(listPage, OLGA)).toBeVisible();
  await expect(listPage.getByText('Турнир восстановлен')).toBeVisible();
  await expect(listPage.getByRole('link', { name: 'Перейти к содержимому' })).toBeFocused();

  await tabTo(listPage, getHideButton(listPage));
  await listPage.keyboard.press('Escape');
  await expect(listPage.getByText('Турнир восстановлен')).toHaveCount(0);
  await expect(listPage.getByRole('link', { name: 'Перейти к содержимому' })).toBeFocused();
});

/** Everything that can cover the page, except the tournament's own dialogs; opened and closed by the keyboard. */
const COVERS: Record<string, (page: Page) => Promise<unknown>> = {
  'the box of COMFORT-80': (page) => page.keyboard.press('Control+k'),
  'the list of keys': openKeys,
  'the question about several': async (page) => {
    await getRow(page, ANNA)
      .getByRole('cell')
      .nth(1)
      .click({ modifiers: ['Control'] });
    const bar = page.getByRole('region', { name: 'Выбранные турниры' });
    await bar.getByRole('button', { name: 'Дублировать' }).click();
    // The click moves the focus away from the buttons.
    await page.getByRole('heading', { name: 'Дублировать 1 турнир?' }).click();
  },
};

for (const [cover, open] of Object.entries(COVERS)) {
  test(`COMFORT-30: under ${cover} the message waits, and Ctrl+Z undoes nothing @deep`, async ({
    listPage,
  }) => {
    const writes = watchWrites(listPage);
    await waitUntilListening(listPage);
    await installClock(listPage);
    await deleteTournament(listPage, OLGA);
    await getRow(listPage, ANNA).focus();
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

test('COMFORT-30: a message that cannot come takes nothing away', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/);
  const dialog = await openDeletion(listPage, OLGA);
  await listPage.route('**/assets/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(getDeletionDialog(listPage)).toHaveCount(0);
  await expect(getRow(listPage, ANNA)).toBeFocused();
  await listPage.unroute('**/assets/*');
  await deleteTournament(listPage, ANNA);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('COMFORT-30: the message is above the bottom bar, within the screen, with targets of 44 px @deep', async ({
    listPage,
    troubles,
  }) => {
    troubles.expect(/status of 500/, /restoreTournament: 500/);
    await deleteTournament(listPage, OLGA);
    await expectTargets(listPage.locator('body'), 44);
    const { y } = (await listPage.getByRole('navigation').boundingBox())!;
    const { y: top, height } = (await getUndoButton(listPage).boundingBox())!;
    expect(top + height).toBeLessThan(y);
    const reason = 'Бесконечнодлинноеслово'.repeat(8);
    await listPage.route('**/restore', (route) =>
      route.fulfill({ status: 500, json: { message: reason } }),
    );
    await getUndoButton(listPage).tap();
    await expect(listPage.getByText(reason)).toBeVisible();
    await expect(listPage.getByRole('button', { name: 'Повторить' })).toBeInViewport({ ratio: 1 });
    await expectNothingSideways(listPage);
  });
});
