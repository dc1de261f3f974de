import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './support/faults';
import { expect, createSeeds, test } from './support/everywhere';
import {
  getEditDialog,
  getLeavingDialog,
  getMainButton,
  openEdit,
  getRow,
  getOrganizerField,
} from './support/consolePage';
import { getSignInHeading, getListHeading, openSignedIn } from './support/signIn';
import { fillIn } from './support/tournamentForm';

test.use({ tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова' }]) });

const getQuestion = (page: Page) => page.getByRole('dialog', { name: 'Турнир не создан' });
const answer = (page: Page, text: string) =>
  getQuestion(page).getByRole('button', { name: text }).click();

/** Opens the create form so that the history has the list before and after it. */
async function openBetween(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(getOrganizerField(page)).toBeVisible();
  await page.getByRole('link', { name: 'Турниры' }).click();
  await expect(getListHeading(page)).toBeVisible();
  await page.goBack();
  await expect(getOrganizerField(page)).toBeVisible();
}

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'a link': (page) => page.getByRole('link', { name: 'Турниры' }).click(),
  '«Назад»': (page) => getMainButton(page, 'Назад').click(),
  Back: (page) => page.evaluate(() => history.back()),
  Forward: (page) => page.evaluate(() => history.forward()),
};

for (const [way, leave] of Object.entries(WAYS)) {
  test(`COMFORT-21: ${way} asks once before the create form is left, and stays or goes${way !== 'a link' ? ' @deep' : ''}`, async ({
    listPage: page,
  }) => {
    await openBetween(page);
    await getOrganizerField(page).fill('Пётр Ёлкин');
    await leave(page);
    await expect(getQuestion(page)).toContainText('Черновик останется на этом устройстве');
    await expect(page).toHaveURL(/\/new$/);
    await answer(page, 'Вернуться к правке');
    await expect(getQuestion(page)).toHaveCount(0);
    await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');
    await expect(page).toHaveURL(/\/new$/);

    await leave(page);
    await answer(page, 'Уйти');
    await expect(getListHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/tournaments$/);
    await expect(getQuestion(page)).toHaveCount(0);
    // The number of history entries is unchanged: one step leads back to the form.
    const isForward = way === 'Forward' || way === 'a link' || way === '«Назад»';
    await page.evaluate((step) => history.go(step), isForward ? -1 : 1);
    await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible();
  });
}

test('COMFORT-21: a form asks nothing where nothing was changed, all was changed back, or after a save @deep', async ({
  listPage: page,
}) => {
  await openBetween(page);
  await getOrganizerField(page).fill('П');
  await getOrganizerField(page).fill('');
  for (const leave of Object.values(WAYS)) {
    await leave(page);
    await expect(getListHeading(page)).toBeVisible();
    await page.goto('/tournaments');
    await openBetween(page);
  }
  await fillIn(page.getByRole('main'));
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await page.getByRole('link', { name: 'Турниры' }).click();
  await expect(getRow(page, 'Пётр Ёлкин')).toBeVisible();

  const edit = await openEdit(page, 'Пётр Ёлкин');
  await edit.getByLabel('Взнос').fill('700');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(edit).toHaveCount(0);
  await page.goBack();
  await expect(getOrganizerField(page)).toHaveValue('');
});

test('COMFORT-21: only a button with which something is lost is red', async ({
  listPage: page,
}) => {
  const colour = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await getOrganizerField(page).fill('Пётр Ёлкин');
  await getMainButton(page, 'Назад').click();
  const keep = getQuestion(page).getByRole('button', { name: 'Уйти, оставив черновик' });
  const stay = getQuestion(page).getByRole('button', { name: 'Вернуться к правке' });
  expect(await colour(keep)).toBe(await colour(stay));
  await stay.click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  const lose = getQuestion(page).getByRole('button', { name: 'Выйти, удалив черновик' });
  expect(await colour(lose)).not.toBe(await colour(stay));
});

test('COMFORT-21: signing out asks as well @deep', async ({ page, club }) => {
  await openSignedIn(page, club, '/tournaments/new');
  await getOrganizerField(page).fill('Пётр Ёлкин');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await answer(page, 'Вернуться к правке');
  await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');
  await getMainButton(page, 'Сбросить').click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
});

test('COMFORT-21: Back asks before it takes the edit dialog away @everywhere', async ({
  listPage: page,
}) => {
  const goBack = () => page.evaluate(() => history.back());
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(getOrganizerField(page)).toBeVisible();
  await page.getByRole('link', { name: 'Турниры' }).click();
  const edit = await openEdit(page, 'Ольга Смирнова');
  await edit.getByLabel('Взнос').fill('700');
  await goBack();
  await getLeavingDialog(page).getByRole('button', { name: 'Вернуться к правке' }).click();
  await expect(edit.getByLabel('Взнос')).toHaveValue('700');
  await expect(page).toHaveURL(/\/tournaments\?edit=1$/);
  await goBack();
  await getLeavingDialog(page).getByRole('button', { name: 'Не сохранять' }).click();
  await expect(getEditDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/tournaments$/);
});

test('COMFORT-21: while the request is under way it asks, and a late success still counts @deep', async ({
  listPage: page,
}) => {
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillIn(page.getByRole('main'));
  const post = await holdRequests(page, 'POST');
  await getMainButton(page, 'Создать турнир').click();
  await getMainButton(page, 'Назад').click();
  const busy = page.getByRole('dialog', { name: 'Турнир ещё создаётся' });
  await busy.getByRole('button', { name: 'Уйти' }).click();
  await expect(getListHeading(page)).toBeVisible();
  post.release();
  await expect(getRow(page, 'Пётр Ёлкин')).toBeVisible();
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(getOrganizerField(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Продолжить' })).toHaveCount(0);
});

test('COMFORT-21: closing or reloading the tab asks in the browser’s words while something is unsaved', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await getOrganizerField(page).click();
  await page.reload();
  expect(asked).toEqual([]);
  await getOrganizerField(page).click();
  await getOrganizerField(page).pressSequentially('Пётр');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await getOrganizerField(page).click();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('COMFORT-21: a link that leads here, to a place in the page or to a new tab asks nothing @deep', async ({
  page,
  club,
  context,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await getOrganizerField(page).fill('Пётр Ёлкин');
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await page.getByRole('link', { name: 'Перейти к содержимому' }).focus();
  await page.keyboard.press('Enter');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Турниры' }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(getQuestion(page)).toHaveCount(0);
  await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');
});
