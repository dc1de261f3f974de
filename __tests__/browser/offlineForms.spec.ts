import type { Locator, Page } from '@playwright/test';
import {
  getDeletionDialog,
  getEditDialog,
  getMainButton,
  openDeletion,
  openEdit,
  getRow,
} from './support/consolePage';
import { NO_CONNECTION } from './support/faults';
import { expect, test } from './support/fixtures';
import { readListLoadedAt, OFFLINE_TROUBLES } from './support/offline';
import { expectAccessible } from './support/expectAccessible';
import { fillIn } from './support/tournamentForm';

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

const WAITS = 'Нет связи: сохранить можно будет, когда она появится.';
const KEPT = 'Введённое сохраняется на этом устройстве.';
const getOfflineNote = (place: Locator) => place.getByText(WAITS);

test.beforeEach(({ troubles }) => troubles.expect(...OFFLINE_TROUBLES));

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(page.getByLabel('Дата', { exact: true })).toBeVisible();
  return page.getByRole('main');
}

test('COMFORT-73: the create form says that it waits for a connection, tries when pressed, and keeps what was typed @deep', async ({
  listPage: page,
  context,
}) => {
  const form = await openForm(page);
  await expect(getOfflineNote(form)).toHaveCount(0);
  await context.setOffline(true);
  await expect(getOfflineNote(form)).toHaveText(`${WAITS} ${KEPT}`);
  await expectAccessible(page, 'create-offline');
  await fillIn(form);
  await getMainButton(page, 'Создать турнир').click();
  await expect(form.getByRole('alert')).toHaveText(NO_CONNECTION);

  await context.setOffline(false);
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await page.getByRole('link', { name: 'Турниры' }).click();
  await expect(getRow(page, 'Пётр Ёлкин')).toHaveCount(1);
  await openForm(page);
  await expect(getOfflineNote(page.getByRole('main'))).toHaveCount(0);
});

test('COMFORT-73: the edit dialog says that it waits for a connection, and sends nothing before it is pressed', async ({
  listPage: page,
  context,
}) => {
  const edit = await openEdit(page, 'Ольга Смирнова');
  await context.setOffline(true);
  await expect(getOfflineNote(edit)).toBeVisible();
  await edit.getByLabel('Взнос, ₽').fill('700');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(edit.getByRole('alert')).toHaveText(NO_CONNECTION);
  await context.setOffline(false);
  await expect(edit.getByLabel('Взнос, ₽')).toHaveValue('700');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditDialog(page)).toHaveCount(0);
  await expect(getRow(page, 'Ольга Смирнова')).toContainText(/700\s₽/);
});

test('COMFORT-73: a server that was away for a moment is waited for no longer than it is away @deep', async ({
  listPage: page,
  club,
}) => {
  // Once the list is stored, the code that retries has been loaded too.
  await expect.poll(() => readListLoadedAt(page)).toBeGreaterThan(0);
  const edit = await openEdit(page, 'Ольга Смирнова');
  await edit.getByLabel('Взнос, ₽').fill('700');
  await club.stop();
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(edit.getByRole('alert')).toHaveText(NO_CONNECTION);
  await expect(getOfflineNote(edit)).toBeVisible();
  await club.startAgain();
  // No event reaches the browser, and no user presses anything.
  await expect(getOfflineNote(edit)).toHaveCount(0);
  await expect(edit.getByLabel('Взнос, ₽')).toHaveValue('700');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditDialog(page)).toHaveCount(0);
  await expect(getRow(page, 'Ольга Смирнова')).toContainText(/700\s₽/);
});

test('COMFORT-73, DELETE-2: a deletion without a connection says so, and is done when it is pressed again @deep', async ({
  listPage: page,
  context,
}) => {
  const deletion = await openDeletion(page, 'Ольга Смирнова');
  await context.setOffline(true);
  await deletion.getByRole('button', { name: 'Удалить' }).click();
  await expect(deletion.getByRole('alert')).toHaveText(NO_CONNECTION);
  await context.setOffline(false);
  await deletion.getByRole('button', { name: 'Удалить' }).click();
  await expect(getDeletionDialog(page)).toHaveCount(0);
  await expect(page.getByText('Турниров пока нет')).toBeVisible();
});

test('COMFORT-73, WEATHER-7: a form promises nothing where the browser keeps nothing', async ({
  page,
  listPage: _,
  context,
}) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const form = await openForm(page);
  await context.setOffline(true);
  await expect(getOfflineNote(form)).toHaveText(WAITS);
});
