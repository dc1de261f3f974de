import type { Page } from '@playwright/test';
import {
  getEditDialog,
  fillTournament,
  getMainButton,
  openEdit,
  getRow,
  getSearchBox,
} from './support/consolePage';
import { expect, createSeeds } from './support/fixtures';
import { waitForFrame } from './support/rendering';
import { holdAnswers } from './support/httpFaults';
import { changeTournamentElsewhere, openSignedIn } from './support/signIn';
import { test } from './support/weatherStory';

const OLGA = 'Ольга Смирнова';
const ANNA = 'Анна Громова';
const LIST = 'GET /api/tournaments';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA }, { organizer_name: ANNA }]) });

async function saveFee(page: Page, name: string, fee: string): Promise<void> {
  const dialog = await openEdit(page, name);
  await dialog.getByLabel('Взнос, ₽').fill(fee);
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
}

test('WEATHER-6: an edit’s answer that comes after a newer list changes nothing in it @deep', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  const late = holdAnswers();
  faultProxy.intercept('PUT /api/tournaments/1', late.fault);
  await saveFee(page, OLGA, '700');
  await expect(getEditDialog(page).getByRole('button', { name: 'Сохранение...' })).toBeVisible();
  await page.evaluate(() => history.back());
  await page
    .getByRole('dialog', { name: 'Изменения ещё сохраняются' })
    .getByRole('button', { name: 'Уйти' })
    .click();
  await expect(getEditDialog(page)).toHaveCount(0);

  await changeTournamentElsewhere(club, { organizerName: 'Ольга Орлова', entryFee: 900 });
  // The open list is loaded while the response is still delayed.
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillTournament(page, { name: 'Пётр Ёлкин' });
  await getMainButton(page, 'Создать турнир').click();
  await expect(getRow(page, 'Ольга Орлова')).toContainText(/\b900\s₽/);

  // A list requested after the late response would correct the row, so it is delayed longer.
  const list = holdAnswers();
  faultProxy.intercept(LIST, list.fault);
  const asked = faultProxy.count(LIST);
  late.release();
  await expect.poll(() => faultProxy.count(LIST)).toBeGreaterThan(asked);
  await waitForFrame(page);
  await expect(getRow(page, OLGA)).toHaveCount(0);
  list.release();
  await expect(getRow(page, 'Ольга Орлова')).toContainText(/\b900\s₽/);
});

test('WEATHER-6: a list that was asked for before an edit and comes after it ends with the edit, in the search too @deep', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  await expect(getRow(page, ANNA)).toBeVisible();
  const late = holdAnswers();
  faultProxy.intercept(LIST, late.fault);
  const asked = faultProxy.count(LIST);
  await saveFee(page, OLGA, '700');
  await expect(getEditDialog(page)).toHaveCount(0);
  await expect.poll(() => faultProxy.count(LIST)).toBeGreaterThan(asked);
  await saveFee(page, ANNA, '800');
  await expect(getEditDialog(page)).toHaveCount(0);
  await getSearchBox(page).fill('гром');
  await expect(getRow(page, OLGA)).toHaveCount(0);

  late.release();
  // These are the late list, and the list requested after the second edit.
  await expect.poll(() => faultProxy.count(LIST)).toBeGreaterThan(asked + 1);
  await expect(getRow(page, ANNA)).toContainText(/\b800\s₽/);
  await expect(getRow(page, OLGA)).toHaveCount(0);
  await getSearchBox(page).fill('');
  await expect(getRow(page, OLGA)).toContainText(/\b700\s₽/);
});
