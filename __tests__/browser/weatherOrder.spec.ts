import type { Page } from '@playwright/test';
import {
  editOf,
  fillTournament,
  mainButton,
  openEdit,
  rowOf,
  searchBox,
} from './support/consolePage';
import { expect, seeded } from './support/fixtures';
import { nextFrame } from './support/looks';
import { lateAnswers } from './support/httpFaults';
import { changeElsewhere, openSignedIn } from './support/signing';
import { test } from './support/weatherStory';

const OLGA = 'Ольга Смирнова';
const ANNA = 'Анна Громова';
const LIST = 'GET /api/tournaments';

test.use({ tournaments: seeded([{ organizer_name: OLGA }, { organizer_name: ANNA }]) });

async function saveFee(page: Page, name: string, fee: string): Promise<void> {
  const dialog = await openEdit(page, name);
  await dialog.getByLabel('Взнос, ₽').fill(fee);
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
}

test('WEATHER-6: an edit’s answer that comes after a newer list changes nothing in it', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  const late = lateAnswers();
  faultProxy.spoil('PUT /api/tournaments/1', late.fault);
  await saveFee(page, OLGA, '700');
  await expect(editOf(page).getByRole('button', { name: 'Сохранение...' })).toBeVisible();
  await page.evaluate(() => history.back());
  await page
    .getByRole('dialog', { name: 'Изменения ещё сохраняются' })
    .getByRole('button', { name: 'Уйти' })
    .click();
  await expect(editOf(page)).toHaveCount(0);

  await changeElsewhere(club, { organizerName: 'Ольга Орлова', entryFee: 900 });
  // A list that somebody waits for is loaded while the answer is still on its way.
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillTournament(page, { name: 'Пётр Ёлкин' });
  await mainButton(page, 'Создать турнир').click();
  await expect(rowOf(page, 'Ольга Орлова')).toContainText(/\b900\s₽/);

  // The list that the late answer asks for would put it right: it comes later still.
  const list = lateAnswers();
  faultProxy.spoil(LIST, list.fault);
  const asked = faultProxy.count(LIST);
  late.letGo();
  await expect.poll(() => faultProxy.count(LIST)).toBeGreaterThan(asked);
  await nextFrame(page);
  await expect(rowOf(page, OLGA)).toHaveCount(0);
  list.letGo();
  await expect(rowOf(page, 'Ольга Орлова')).toContainText(/\b900\s₽/);
});

test('WEATHER-6: a list that was asked for before an edit and comes after it ends with the edit, in the search too', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  await expect(rowOf(page, ANNA)).toBeVisible();
  const late = lateAnswers();
  faultProxy.spoil(LIST, late.fault);
  const asked = faultProxy.count(LIST);
  await saveFee(page, OLGA, '700');
  await expect(editOf(page)).toHaveCount(0);
  await expect.poll(() => faultProxy.count(LIST)).toBeGreaterThan(asked);
  await saveFee(page, ANNA, '800');
  await expect(editOf(page)).toHaveCount(0);
  await searchBox(page).fill('гром');
  await expect(rowOf(page, OLGA)).toHaveCount(0);

  late.letGo();
  // The one that was late, and the one that the second edit asks for.
  await expect.poll(() => faultProxy.count(LIST)).toBeGreaterThan(asked + 1);
  await expect(rowOf(page, ANNA)).toContainText(/\b800\s₽/);
  await expect(rowOf(page, OLGA)).toHaveCount(0);
  await searchBox(page).fill('');
  await expect(rowOf(page, OLGA)).toContainText(/\b700\s₽/);
});
