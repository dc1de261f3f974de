import type { Page } from '@playwright/test';
import { openPlace } from './support/openPlace';
import { expectAccessible } from './support/expectAccessible';
import { PASSWORD, USERNAME } from './support/club';
import { expect, test } from './support/fixtures';
import { addDaysToToday, formatDate } from './support/days';
import {
  answerList,
  getDatePicker,
  getEditDialog,
  fillTournament,
  getMainButton,
  openDeletion,
  openDetail,
  openEdit,
  getRow,
  getSearchBox,
  getMenuLink,
} from './support/consolePage';
import { expectTargets } from './support/rendering';
import { openCreateForm, SEASON } from './support/accessibility';
import { chooseMore } from './support/savedFile';

test('the sign-in keeps WCAG 2.2 AA, with and without an error (LOGIN-1, LOGIN-4)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 401/);
  await page.goto('/');
  await expect(page.getByLabel('Пароль')).toBeVisible();
  await expectAccessible(page, 'login');
  await page.getByLabel('Имя пользователя').fill(USERNAME);
  await page.getByLabel('Пароль').fill(`не ${PASSWORD}`);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Неверное имя пользователя или пароль')).toBeVisible();
  await expectAccessible(page, 'login-error');
});

test('an empty list keeps WCAG 2.2 AA, and so does a list that does not load (LIST-4, LIST-5)', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /listTournaments: 500/);
  await expect(listPage.getByText('Турниров пока нет')).toBeVisible();
  await expectAccessible(listPage, 'empty');
  await listPage.route('**/api/tournaments', (route) => route.fulfill({ status: 500, body: '' }));
  await listPage.reload();
  await expect(listPage.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expectAccessible(listPage, 'load-error');
});

/** Checks the list, the details and the edit. */
async function visitDialogs(page: Page, suffix: string): Promise<void> {
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
  await expectAccessible(page, `list${suffix}`);
  await openDetail(page, 'Ольга Смирнова');
  await expectAccessible(page, `detail${suffix}`);
  await page.keyboard.press('Escape');
  const edit = await openEdit(page, 'Ольга Смирнова');
  await expectAccessible(page, `edit${suffix}`);
  await edit.getByLabel('Взнос').fill('2500');
  await edit.getByText('Просмотр').click();
  await expectAccessible(page, `review${suffix}`);
  await edit.getByRole('button', { name: 'Отмена' }).click();
}

/** Deletes and restores, and checks the trash, full and empty, and a history. */
async function visitUndo(page: Page, suffix: string): Promise<void> {
  const removal = await openDeletion(page, 'Ольга Смирнова');
  await removal.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Турнир удалён')).toBeVisible();
  await expectAccessible(page, `deleted${suffix}`);
  await openPlace(page, 'Корзина');
  await expect(page.getByText('хранится ещё')).toBeVisible();
  await expectAccessible(page, `trash${suffix}`);
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  await expectAccessible(page, `trash-empty${suffix}`);
  await page.getByRole('button', { name: 'Назад' }).click();
  const edit = await openEdit(page, 'Ольга Смирнова');
  await edit.getByLabel('Взнос').fill('2700');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByText('Изменения сохранены')).toBeVisible();
  const detail = await openDetail(page, 'Ольга Смирнова');
  await chooseMore(detail, 'История');
  await expect(detail.getByText('Взнос, ₽')).toBeVisible();
  await expectAccessible(page, `history${suffix}`);
  await page.keyboard.press('Escape');
}

/** Checks the create form: empty, with its errors, and with the calendar open. */
async function visitForm(page: Page, suffix: string): Promise<void> {
  await openCreateForm(page);
  await expectAccessible(page, `create${suffix}`);
  await page.getByLabel('Имя организатора').press('Enter');
  await expect(page.getByText('Дата обязательна')).toBeVisible();
  await expectAccessible(page, `create-errors${suffix}`);
  await page.getByRole('button', { name: 'Выбрать дату' }).click();
  await expect(getDatePicker(page)).toBeVisible();
  await expectAccessible(page, `calendar${suffix}`);
  await page.keyboard.press('Escape');
}

/** Checks the aids of the create form: a draft, usual values, an overlap, a series, suggestions. */
async function visitHelp(page: Page, suffix: string): Promise<void> {
  await page.goto('/tournaments/new');
  await fillTournament(page, { date: formatDate(addDaysToToday(3)), start: '1030' });
  await page.reload();
  await expect(page.getByText('Есть черновик')).toBeVisible();
  await expect(page.getByText('Как в прошлый раз')).toBeVisible();
  await expectAccessible(page, `draft${suffix}`);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('В это время уже идёт')).toBeVisible();
  await expectAccessible(page, `clash${suffix}`);
  await page.getByLabel('Повторять еженедельно').selectOption('3 раза');
  await page.getByLabel('Имя организатора').fill('ольга');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /Ольга Смирнова/ })).toBeVisible();
  // The form's sticky foot would cover a part of the suggestions.
  await page.getByLabel('Телефон организатора').scrollIntoViewIfNeeded();
  await expectAccessible(page, `suggestions${suffix}`);
  await expectTargets(page.locator('body'), 24);
  await page.keyboard.press('Escape');
  await getMenuLink(page, 'Турниры').click();
  await expect(page.getByRole('dialog', { name: 'Турнир не создан' })).toBeVisible();
  await expectAccessible(page, `leaving-new${suffix}`);
}

test.describe('with a season', () => {
  test.use({ tournaments: SEASON });

  test('list, details, edit and review keep WCAG 2.2 AA (LIST-2, DETAIL-1, EDIT-3)', async ({
    listPage,
  }) => {
    await visitDialogs(listPage, '');
    await getSearchBox(listPage).fill('никого');
    await expect(listPage.getByText('Турниры не найдены')).toBeVisible();
    await expectAccessible(listPage, 'nothing-found');
  });

  test('a message, the trash and a history keep WCAG 2.2 AA (COMFORT-30, COMFORT-32, COMFORT-33) @deep', async ({
    listPage,
    troubles,
  }) => {
    await visitUndo(listPage, '');
    troubles.expect(/status of 500/, /listTrash: 500/);
    await listPage.route('**/api/trash', (route) => route.fulfill({ status: 500, body: '' }));
    await listPage.getByRole('link', { name: 'Корзина' }).click();
    await expect(listPage.getByText('Ошибка загрузки корзины')).toBeVisible();
    await expectAccessible(listPage, 'trash-error');
  });

  test('leaving an edit, deleting and an ended session keep WCAG 2.2 AA (EDIT-11, DELETE-1, AUTH-10) @deep', async ({
    listPage,
    troubles,
  }) => {
    troubles.expect(/status of 401/, /deleteTournament: 401/);
    const edit = await openEdit(listPage, 'Ольга Смирнова');
    await edit.getByLabel('Взнос').fill('2500');
    await listPage.keyboard.press('Escape');
    await expect(listPage.getByText('Изменения не сохранены')).toBeVisible();
    await expectAccessible(listPage, 'leaving');
    await listPage.getByRole('button', { name: 'Не сохранять' }).click();
    const deletion = await openDeletion(listPage, 'Анна Давняя');
    await expectAccessible(listPage, 'delete');
    await listPage.route('**/api/tournaments/*', (route) => route.fulfill({ status: 401 }));
    await deletion.getByRole('button', { name: 'Удалить' }).click();
    await expect(listPage.getByRole('dialog', { name: 'Вход в систему' })).toBeVisible();
    await expect(listPage.getByLabel('Пароль')).toBeFocused();
    await expectAccessible(listPage, 'session-ended');
  });

  test('the create form keeps WCAG 2.2 AA, with its errors, its calendar and its success (CREATE-6, CREATE-11, CREATE-13, INPUT-1)', async ({
    listPage,
  }) => {
    await visitForm(listPage, '');
    await fillTournament(listPage);
    await getMainButton(listPage, 'Создать турнир').click();
    await expect(listPage.getByText('Турнир создан успешно!')).toBeVisible();
    await expectAccessible(listPage, 'created');
  });

  test('draft, series and suggestions of the create form keep WCAG 2.2 AA (COMFORT-20, COMFORT-21, COMFORT-23, COMFORT-24, COMFORT-26) @deep', async ({
    listPage,
  }) => {
    await visitHelp(listPage, '');
  });

  test.describe('in the dark', () => {
    test.use({ colorScheme: 'dark' });
    test('list, details, edit and form keep WCAG 2.2 AA (LIST-2, DETAIL-1, EDIT-1, CREATE-1) @deep', async ({
      listPage,
    }) => {
      await visitUndo(listPage, '-dark');
      await visitDialogs(listPage, '-dark');
      await visitForm(listPage, '-dark');
      await visitHelp(listPage, '-dark');
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('list, details, edit and form keep WCAG 2.2 AA (LIST-2, SHELL-2, EDIT-1, CREATE-1) @deep', async ({
      listPage,
    }) => {
      await visitUndo(listPage, '-phone');
      await visitDialogs(listPage, '-phone');
      await visitForm(listPage, '-phone');
      await visitHelp(listPage, '-phone');
    });
  });
});

test('rows of another host keep WCAG 2.2 AA, broken ones among them (WIRE-7) @deep', async ({
  listPage,
}) => {
  await answerList(listPage, [
    { id: 1, date: 'скоро', tournament_type: 'Кинг-корт' },
    { organizer_name: 'Без Номера', date: '2099-02-30', applications: [{}] },
  ]);
  await listPage.reload();
  await expect(getRow(listPage, 'Без Номера')).toBeVisible();
  await expectAccessible(listPage, 'broken');
  await openDetail(listPage, 'Без Номера');
  await expectAccessible(listPage, 'broken-detail');
  await expect(getEditDialog(listPage)).toHaveCount(0);
});
