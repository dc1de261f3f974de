import type { Locator, Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/fixtures';
import {
  fillTournament,
  getMainButton,
  openDeletion,
  openEdit,
  getRow,
} from './support/consolePage';
import { holdRequests } from './support/faults';
import { waitForFrame } from './support/rendering';
import { changeTournamentElsewhere } from './support/signIn';

const OLGA = 'Ольга Смирнова';
const FULL = 'Диск переполнен.';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA, entry_fee: 1500 }]) });

/** Presses a button by the keyboard. The server responds slowly with an error. */
async function pressInVain(page: Page, button: Locator, method: string): Promise<void> {
  await page.route(
    '**/api/tournaments**',
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      // The page has time to show its progress.
      await waitForFrame(page);
      await route.fulfill({ status: 500, json: { message: FULL } });
    },
    { times: 1 },
  );
  await button.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: FULL })).toBeVisible();
}

test('DELETE-2: after a failure «Удалить» has the focus, and Enter tries again', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /deleteTournament: 500/);
  const dialog = await openDeletion(listPage, OLGA);
  const button = dialog.getByRole('button', { name: 'Удалить' });
  await pressInVain(listPage, button, 'DELETE');
  await expect(button).toBeFocused();
  await listPage.keyboard.press('Enter');
  await expect(getRow(listPage, OLGA)).toHaveCount(0);
});

test('EDIT-10: after a failure «Сохранить изменения» has the focus, and Enter tries again', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /updateTournament: 500/);
  const edit = await openEdit(listPage, OLGA);
  await edit.getByLabel('Взнос').fill('2500');
  const button = edit.getByRole('button', { name: 'Сохранить изменения' });
  await pressInVain(listPage, button, 'PUT');
  await expect(button).toBeFocused();
  await listPage.keyboard.press('Enter');
  await expect(getRow(listPage, OLGA)).toContainText('2 500 ₽');
});

test('EDIT-10: after a failed save by Enter the focus is still in the field @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /updateTournament: 500/);
  const edit = await openEdit(listPage, OLGA);
  await edit.getByLabel('Взнос').fill('2500');
  await pressInVain(listPage, edit.getByLabel('Взнос'), 'PUT');
  await expect(edit.getByLabel('Взнос')).toBeFocused();
});

test('CREATE-10: after a refusal «Создать турнир» has the focus, and Enter tries again @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /createTournament: 500/);
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await fillTournament(listPage);
  const button = getMainButton(listPage, 'Создать турнир');
  await pressInVain(listPage, button, 'POST');
  await expect(button).toBeFocused();
  await listPage.keyboard.press('Enter');
  await expect(listPage.getByText('Турнир создан успешно!')).toBeVisible();
});

test('TRUST-41: the message about a change meanwhile takes the focus, and «Продолжить редактирование» hands it to the first field @deep', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  const edit = await openEdit(listPage, OLGA);
  await edit.getByLabel('Взнос').fill('2500');
  await changeTournamentElsewhere(club, { startTime: '12:00' });
  await edit.getByRole('button', { name: 'Сохранить изменения' }).press('Enter');
  await expect(edit.getByText('Пока вы редактировали, турнир изменили')).toBeFocused();
  await listPage.keyboard.press('Tab');
  await expect(edit.getByRole('button', { name: 'Продолжить редактирование' })).toBeFocused();
  await listPage.keyboard.press('Enter');
  await expect(edit.getByLabel('Тип турнира')).toBeFocused();
});

test('TRUST-41: from the review of the changes the focus moves to the switch above them @deep', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  const edit = await openEdit(listPage, OLGA);
  await edit.getByLabel('Взнос').fill('2500');
  await edit.getByText('Просмотр').click();
  await changeTournamentElsewhere(club, { startTime: '12:00' });
  await edit.getByRole('button', { name: 'Сохранить изменения' }).press('Enter');
  await edit.getByRole('button', { name: 'Продолжить редактирование' }).press('Enter');
  await expect(edit.getByRole('radio', { name: 'Просмотр' })).toBeFocused();
});

test('EDIT-11, COMFORT-21: Esc and a click outside ask while the changes are being saved @deep', async ({
  listPage,
}) => {
  const edit = await openEdit(listPage, OLGA);
  await edit.getByLabel('Взнос').fill('2500');
  const put = await holdRequests(listPage, 'PUT');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  const question = listPage.getByRole('dialog', { name: 'Изменения ещё сохраняются' });
  await listPage.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Подождать' }).click();
  await expect(edit).toBeVisible();

  await listPage.mouse.click(5, 5);
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(edit).toHaveCount(0);
  put.release();
  await expect(getRow(listPage, OLGA)).toContainText('2 500 ₽');
});
