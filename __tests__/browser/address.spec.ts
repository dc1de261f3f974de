import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { PASSWORD } from './support/club';
import { addDaysToToday } from './support/days';
import {
  getDetail,
  getEditDialog,
  openDetail,
  openEdit,
  getRow,
  getSearchBox,
  searchFor,
  getFoundCount,
} from './support/consolePage';
import { expect, rememberSession, createSeeds, test } from './support/everywhere';

const COUNT = 120;
test.use({
  tournaments: createSeeds(
    Array.from({ length: COUNT }, (_, index) => ({
      organizer_name: index % 2 === 0 ? `Анна ${index}` : `Борис ${index}`,
      date: addDaysToToday(index + 1),
      tournament_type: index % 3 === 0 ? 'Американо' : 'Мексикано',
    })),
  ),
});

const query = (page: Page) => page.evaluate(() => decodeURIComponent(location.search));
const expectQuery = (page: Page, expected: string) => expect.poll(() => query(page)).toBe(expected);
const scrollTop = (page: Page) => page.getByRole('main').evaluate(({ scrollTop }) => scrollTop);

async function chooseType(page: Page, type: string): Promise<void> {
  const fields = page.getByRole('group', { name: 'Фильтры' });
  if (!(await fields.isVisible())) await page.getByRole('button', { name: /^Фильтры/ }).click();
  await fields.getByLabel('Тип').selectOption(type);
}

test('a link restores search, filters and order (COMFORT-5) @everywhere', async ({
  page,
  club,
}) => {
  await rememberSession(page, club.session!);
  await page.goto('/tournaments?q=борис&type=Американо&sort=-date');
  await expect(getFoundCount(page)).toHaveText('Найдено: 20 турниров');
  await expect(getSearchBox(page)).toHaveValue('борис');
  await expect(page.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('button', { name: 'Сбросить фильтр: Американо' })).toBeVisible();
  await expect(getRow(page, 'Борис').first()).toContainText('Борис 117');
});

test('a link that has to wait for the sign-in is followed afterwards (COMFORT-5, ROUTE-4) @everywhere', async ({
  page,
}) => {
  await page.goto('/tournaments?q=анна');
  await page.getByLabel('Имя пользователя').fill('admin');
  await page.getByLabel('Пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(getFoundCount(page)).toHaveText('Найдено: 60 турниров');
});

test('Back goes one intention back, and typing is one (COMFORT-5) @everywhere', async ({
  listPage,
}) => {
  await getSearchBox(listPage).pressSequentially('борис', { delay: 30 });
  await getSearchBox(listPage).press('Enter');
  await expectQuery(listPage, '?q=борис');
  await chooseType(listPage, 'Американо');
  await expectQuery(listPage, '?q=борис&type=Американо');
  await listPage.getByRole('columnheader', { name: 'Дата' }).getByRole('button').click();
  await expectQuery(listPage, '?q=борис&type=Американо&sort=date');

  await listPage.goBack();
  await expectQuery(listPage, '?q=борис&type=Американо');
  await expect(listPage.getByRole('columnheader', { name: 'Дата' })).not.toHaveAttribute(
    'aria-sort',
  );
  await listPage.goBack();
  await expect(getFoundCount(listPage)).toHaveText('Найдено: 60 турниров');
  await expect(getSearchBox(listPage)).toHaveValue('борис');
  await listPage.goForward();
  await expect(getFoundCount(listPage)).toHaveText('Найдено: 20 турниров');
});

test('the menu leads back to the list as it was, and from it to the plain one (COMFORT-7)', async ({
  listPage,
}) => {
  await searchFor(listPage, 'борис');
  await chooseType(listPage, 'Американо');
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await listPage.getByRole('link', { name: 'Турниры' }).click();
  await expect(getFoundCount(listPage)).toHaveText('Найдено: 20 турниров');
  await expectQuery(listPage, '?q=борис&type=Американо');
  await listPage.getByRole('link', { name: 'Турниры' }).click();
  await expectQuery(listPage, '');
  await expect(getSearchBox(listPage)).toHaveValue('');
  await expect(getFoundCount(listPage)).toHaveCount(0);
});

test('the list is at the same row when a user comes back (COMFORT-7)', async ({ listPage }) => {
  await getRow(listPage, 'Анна 0').focus();
  for (let step = 0; step < 60; step += 1) await listPage.keyboard.press('ArrowDown');
  const row = getRow(listPage, 'Анна 60');
  await expect(row).toBeFocused();
  const before = (await row.boundingBox())!.y;
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await expect.poll(() => scrollTop(listPage)).toBe(0);
  await listPage.goBack();
  await expect(row).toBeInViewport();
  // The list measures newly shown rows one frame later.
  await expect
    .poll(async () => Math.abs((await row.boundingBox())!.y - before))
    .toBeLessThanOrEqual(2);

  // The table's head is visible at any scroll position.
  await listPage.getByRole('columnheader', { name: 'Организатор' }).getByRole('button').click();
  await expect(getRow(listPage, 'Анна 0')).toBeInViewport();
  await listPage.goBack();
  await expect(row).toBeInViewport();
});

test('the open dialog has an address; Back closes it, and closing goes back (COMFORT-6) @everywhere', async ({
  listPage,
}) => {
  await searchFor(listPage, 'анна');
  await expectQuery(listPage, '?q=анна');
  await openDetail(listPage, 'Анна 2');
  await expectQuery(listPage, '?q=анна&detail=3');
  await listPage.goBack();
  await expect(getDetail(listPage)).toHaveCount(0);
  await expectQuery(listPage, '?q=анна');
  await listPage.goForward();
  await expect(getDetail(listPage)).toBeVisible();

  await getDetail(listPage).getByRole('button', { name: 'Закрыть', exact: true }).click();
  await openEdit(listPage, 'Анна 4');
  await expectQuery(listPage, '?q=анна&edit=5');
  await getEditDialog(listPage).getByRole('button', { name: 'Отмена' }).click();
  await expectQuery(listPage, '?q=анна');
  await expect(
    getRow(listPage, 'Анна 4').getByRole('button', { name: 'Редактировать' }),
  ).toBeFocused();
});

test('Back closes a dialog that has only just opened (COMFORT-6) @deep', async ({ listPage }) => {
  // At this moment the router has not yet noticed the new history entry.
  await listPage.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.back();
      const until = performance.now() + 300;
      while (performance.now() < until);
    };
  });
  const entries = () => listPage.evaluate(() => history.length);
  const before = await entries();
  await getRow(listPage, 'Анна 2').getByRole('cell').nth(2).click();
  await expect.poll(entries).toBe(before + 1);
  await expect(getDetail(listPage)).toHaveCount(0);
  await expectQuery(listPage, '');
});

test('a dialog’s address can be sent, and reloaded (COMFORT-6) @deep', async ({ page, club }) => {
  await rememberSession(page, club.session!);
  await page.goto('/tournaments?detail=3');
  await expect(getDetail(page)).toContainText('Анна 2');
  await page.reload();
  await expect(getDetail(page)).toContainText('Анна 2');
  await page.keyboard.press('Escape');
  await expectQuery(page, '');
  await expect(getRow(page, 'Анна 2')).toBeVisible();
});

test('the address of a missing tournament says that there is none (COMFORT-6) @deep', async ({
  page,
  club,
}) => {
  await rememberSession(page, club.session!);
  await page.goto('/tournaments?detail=99999');
  const missing = page.getByRole('dialog', { name: 'Турнир не найден' });
  await expect(missing).toContainText('#99999');
  await expectAccessible(page, 'missing');
  await missing.getByRole('button', { name: 'Закрыть' }).click();
  await expectQuery(page, '');
  await expect(getRow(page, 'Анна 0')).toBeVisible();
});
