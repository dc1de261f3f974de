import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './everywhere';
import { chooseMore } from './savedFile';

/** A tournament's row, by any text in it. */
export const getRow = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('row', { name: text });

export const getSearchBox = (page: Page): Locator => page.getByRole('searchbox');

/** Searches the list, and closes the hits that may cover it (DESK-40). */
export async function searchFor(page: Page, text: string): Promise<void> {
  await getSearchBox(page).fill(text);
  await getSearchBox(page).press('Enter');
}

/** Buttons in the main part; the menu has an entry of the same name. */
export const getMainButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

export const getDetail = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Детальная информация о турнире' });
export const getEditDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Редактирование турнира' });
export const getDeletionDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Удалить турнир' });
export const getLeavingDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Изменения не сохранены' });
/** Starts a selection by the list's «Ещё» (COMFORT-11). */
export const startSelection = (page: Page): Promise<void> =>
  chooseMore(page.getByRole('main'), 'Выбрать');
/** Leaves a form and confirms the question with this title (COMFORT-21). */
export async function leaveAnyway(page: Page, title: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(question).toHaveCount(0);
}
/** A link of the menu. */
export const getMenuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name });
/** The error message in the main part. */
export const getMainAlert = (page: Page): Locator => page.getByRole('main').getByRole('alert');
/** The number of found tournaments. */
export const getFoundCount = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Найдено' });
export const getOrganizerField = (scope: Page | Locator): Locator =>
  scope.getByLabel('Имя организатора');

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Buttons of the toast. */
export const getUndoButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Отменить' });
export const getHideButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Скрыть сообщение' });

export const getDatePicker = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Календарь' });

export async function openDetail(page: Page, text: string | RegExp): Promise<Locator> {
  await getRow(page, text).getByRole('cell').nth(2).click();
  await expect(getDetail(page)).toBeVisible();
  return getDetail(page);
}

export async function openEdit(page: Page, text: string | RegExp): Promise<Locator> {
  await getRow(page, text).getByRole('button', { name: 'Редактировать' }).click();
  await expect(getEditDialog(page)).toBeVisible();
  return getEditDialog(page);
}

export async function openDeletion(page: Page, text: string | RegExp): Promise<Locator> {
  await getRow(page, text).getByRole('button', { name: 'Удалить' }).click();
  await expect(getDeletionDialog(page)).toBeVisible();
  return getDeletionDialog(page);
}

/** The value of a named fact in a description list. */
export const getFact = (scope: Locator, name: string): Locator =>
  scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('+ *');

/** Records each write request that the page sends from now on. */
export function watchWrites(page: Page): { method: string; path: string; body: unknown }[] {
  const writes: { method: string; path: string; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/tournaments')) return;
    const body: unknown = request.postData() === null ? null : request.postDataJSON();
    writes.push({ method: request.method(), path: pathname, body });
  });
  return writes;
}

/** Answers the list's request with these rows instead of the server. */
export async function answerList(page: Page, rows: unknown): Promise<void> {
  await page.route('**/api/tournaments', async (route) => {
    if (route.request().method() === 'GET') await route.fulfill({ json: rows });
    else await route.fallback();
  });
}

/** Presses Tab until the element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Fills the fields of a tournament that the form does not fill in itself. */
export async function fillTournament(
  page: Page,
  { date = '05.06.2099', start = '0930', name = 'Ольга Смирнова', phone = '9161234567' } = {},
): Promise<void> {
  await page.getByLabel('Дата').pressSequentially(date.replaceAll('.', ''));
  await page.getByLabel('Время начала').pressSequentially(start);
  await page.getByLabel('Имя организатора').fill(name);
  await page.getByLabel('Телефон организатора').pressSequentially(phone);
}

/** Replaces the whole text of a field with the keyboard only; an empty text clears the field. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}
