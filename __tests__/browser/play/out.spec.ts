import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from '../support/fixtures';
import {
  changeEntryElsewhere,
  createTournamentSeed,
  openRoster,
  getPaymentMark,
  getArrivedCheckbox,
} from '../support/roster';
import { createOtherDesk } from '../support/otherDesk';
import { readClipboard } from '../support/consolePage';

test.use({
  tournaments: createSeeds([createTournamentSeed(4)]),
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function chooseOut(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('ROSTER-13, ROSTER-21: the text for a chat has public names and no phones; the phones are a list', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).read();
  await changeEntryElsewhere(club, 'Игорь Ветров', { status: 'waiting' });
  await openRoster(page, club);
  await chooseOut(page, 'Состав для чата');
  await expect(page.getByText('Состав скопирован')).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toContain('1. Анна К.\n2. Дмитрий Л.\n3. Елена С.');
  expect(text).toContain('Лист ожидания:\n1. Игорь В.');
  expect(text).not.toContain('+7 (9');
  await chooseOut(page, 'Телефоны игроков');
  await expect(page.getByText('Скопировано: 4 телефона')).toBeVisible();
  expect(await readClipboard(page)).toContain('Анна Крылова: +7 (916) 204-18-73');
});

test('ROSTER-13: the list on paper has boxes, and names waiting players', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).read();
  await changeEntryElsewhere(club, 'Игорь Ветров', { status: 'waiting' });
  await openRoster(page, club);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row', { name: /Анна Крылова/ })).toContainText('1 500 ₽');
  await expect(sheet.getByText('Лист ожидания (1)')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('ROSTER-13: the CSV has status and payment', async ({ page, club }) => {
  await createOtherDesk(club).read();
  await changeEntryElsewhere(club, 'Анна Крылова', { payment: 'cash', paid: 1500 });
  await openRoster(page, club);
  const downloading = page.waitForEvent('download');
  await chooseOut(page, 'Скачать состав (CSV)');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Состав \d{4}-\d\d-\d\d Мексикано\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/Анна;Крылова;.*основной состав;.*наличные;/);
});

test('ROSTER-13: the roster is saved as an Excel file', async ({ page, club }) => {
  await openRoster(page, club);
  const downloading = page.waitForEvent('download');
  await chooseOut(page, 'Скачать состав (Excel)');
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('ROSTER-14: the history says what was done, and takes it back', async ({ page, club }) => {
  await openRoster(page, club);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await page.getByRole('button', { name: 'перевод: Дмитрий Лунёв' }).click();
  await expect(getPaymentMark(page, 'перевод', 'Дмитрий Лунёв')).toBeVisible();
  await chooseOut(page, 'История состава');
  const dialog = page.getByRole('dialog', { name: 'История состава' });
  const changes = dialog.getByRole('listitem');
  await expect(changes.nth(1)).toContainText('Анна Крылова: пришёл');
  await changes
    .nth(1)
    .getByRole('button', { name: /^Отменить/ })
    .click();
  await expect(changes.filter({ hasText: 'отменено' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(getArrivedCheckbox(page, 'Анна Крылова')).not.toBeChecked();
  await expect(getPaymentMark(page, 'перевод', 'Дмитрий Лунёв')).toBeVisible();
});
