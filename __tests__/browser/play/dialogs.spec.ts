import type { Page, Route } from '@playwright/test';
import { openLinks } from '../support/links';
import { refuseClipboard } from '../support/faults';
import { expect, createSeeds, test } from '../support/fixtures';
import {
  chooseAction,
  createTournamentSeed,
  getAddField,
  openPasteDialog,
  openRoster,
  getEntryRow,
  getTroubles,
} from '../support/roster';
import { getButton, getTab } from '../support/rounds';

test.use({ tournaments: createSeeds([createTournamentSeed(7, { tournament_type: 'Американо' })]) });

const FILE = '**/assets/play-dialogs.*.js';
const SLOW = 'Загрузка окна...';
const FAILED = 'Окно не открылось. Проверьте подключение и попробуйте ещё раз.';

/**
 * Delays the file of the dialogs.
 * @returns releases the file
 */
async function holdFile(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILE, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('PLAY-18: a dialog requested before its file is there opens once it has come, and the focus goes back', async ({
  page,
  club,
}) => {
  const release = await holdFile(page);
  await openRoster(page, club);
  const invite = getTroubles(page).getByRole('button', { name: 'Пригласить' });
  await invite.click();
  await expect(page.getByText(SLOW)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(invite).toBeFocused();
  // The play stays usable while the file loads; the last requested dialog opens.
  await page.getByRole('checkbox', { name: 'Пришёл: Анна Крылова' }).check();
  const edit = getEntryRow(page, 'Елена Сафонова')
    .getByRole('button', { name: 'Елена Сафонова' })
    .first();
  await edit.click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
  await expect(dialog.getByLabel('Имя')).toHaveValue('Елена');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByText(SLOW)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Пришёл: Анна Крылова' })).toBeChecked();
});

test('PLAY-18: a late dialog does not interrupt other work, and opens with the next press @deep', async ({
  page,
  club,
}) => {
  const release = await holdFile(page);
  await openRoster(page, club);
  await getTroubles(page).getByRole('button', { name: 'Пригласить' }).click();
  await expect(page.getByText(SLOW)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Пришёл: Анна Крылова' }).check();
  const come = page.waitForResponse(FILE);
  release();
  await come;
  await expect(page.getByText(SLOW)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await getTroubles(page).getByRole('button', { name: 'Пригласить' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('PLAY-18: a file that does not come is reported over the play, which stays, and the next press opens it @deep', async ({
  page,
  club,
}) => {
  await page.route(FILE, (route) => route.abort());
  await openRoster(page, club);
  await getAddField(page).fill('Юлия К');
  await getAddField(page).blur();
  await getTroubles(page).getByRole('button', { name: 'Пригласить' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(getAddField(page)).toHaveValue('Юлия К');
  await chooseAction(page, 'Анна Крылова', 'Взнос');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute(FILE);
  await chooseAction(page, 'Анна Крылова', 'Взнос');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(getAddField(page)).toHaveValue('Юлия К');
});

test('PLAY-18, COMFORT-45: without a worker and a network opens what has come behind the play, also where the network was away at first @deep', async ({
  page,
  club,
  context,
  troubles,
}) => {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/, /FETCH_ERROR/);
  await refuseClipboard(page);
  await page.route(FILE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('play-dialogs'),
  );
  await openRoster(page, club);
  await failed;
  // The toasts' file is loaded now.
  await chooseAction(page, 'Анна Крылова', 'Опаздывает');
  await expect(getButton(page, 'Отменить')).toBeVisible();
  await page.unroute(FILE);
  await context.setOffline(true);
  const come = [FILE, '**/assets/copy-dialog.*.js'].map((file) => page.waitForResponse(file));
  await context.setOffline(false);
  await Promise.all(come);
  await context.setOffline(true);
  const dialog = await openPasteDialog(page);
  await dialog.getByRole('textbox').fill('Юлия Ким');
  await dialog.getByRole('button', { name: 'Прочитать' }).click();
  await dialog.getByRole('button', { name: /^Добавить 1/ }).click();
  await expect(getEntryRow(page, 'Юлия Ким')).toBeVisible();
  await getButton(page, 'Для чата').click();
  await expect(page.getByRole('dialog', { name: 'Скопируйте текст' })).toBeVisible();
  await page.keyboard.press('Escape');
  await getTab(page, 'Раунды').click();
  await expect(await openLinks(page)).toBeVisible();
});
