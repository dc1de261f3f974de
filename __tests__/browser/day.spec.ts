import { PASSWORD, USERNAME } from './support/club';
import { expect, createSeeds, test } from './support/everywhere';
import { addDaysToToday, formatDate } from './support/days';
import {
  getDeletionDialog,
  getEditDialog,
  getFact,
  getMainButton,
  openDetail,
  retype,
  getRow,
  getSearchBox,
  tabTo,
} from './support/consolePage';

test.describe('a day’s work', () => {
  test.use({
    tournaments: createSeeds([
      {
        organizer_name: 'Семён Ёлкин',
        date: addDaysToToday(5),
        applications: [{ name: 'Иван Петров', contact_phone: '+7 (903) 111-22-33' }],
      },
      { organizer_name: 'Анна Громова', date: addDaysToToday(3) },
      { organizer_name: 'Анна Давняя', date: addDaysToToday(-40) },
    ]),
  });

  test('a tournament is found, looked at and changed after a review, and another one is deleted (LIST-7, DETAIL-4, EDIT-3, EDIT-9, DELETE-2) @everywhere @brief', async ({
    listPage,
  }) => {
    const { keyboard } = listPage;
    await expect(getRow(listPage, 'Семён Ёлкин')).toBeVisible();
    await keyboard.press('/');
    await expect(getSearchBox(listPage)).toBeFocused();
    await keyboard.type('елкин');
    await expect(listPage.getByRole('row', { name: /\+7/ })).toHaveCount(1);
    const detail = await openDetail(listPage, 'Семён Ёлкин');
    await expect(detail.getByRole('listitem')).toContainText('+7 (903) 111-22-33');
    await detail.getByRole('button', { name: 'Закрыть', exact: true }).click();

    await getRow(listPage, 'Семён Ёлкин').getByRole('button', { name: 'Редактировать' }).click();
    const edit = getEditDialog(listPage);
    await retype(edit.getByLabel('Дата'), formatDate(addDaysToToday(6)));
    await edit.getByLabel('Взнос').fill('2000');
    await edit.getByText('Просмотр').click();
    await expect(edit.getByRole('insertion')).toHaveCount(2);
    await expect(getFact(edit, 'Взнос')).toContainText('Стало: 2 000 ₽');
    await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(getRow(listPage, 'Семён Ёлкин')).toContainText('2 000 ₽');
    await expect(getRow(listPage, 'Семён Ёлкин')).toContainText(formatDate(addDaysToToday(6)));

    await listPage.getByRole('button', { name: 'Очистить поиск' }).click();
    await getRow(listPage, 'Анна Давняя').getByRole('button', { name: 'Удалить' }).click();
    await getDeletionDialog(listPage).getByRole('button', { name: 'Удалить' }).click();
    await expect(getRow(listPage, 'Анна Давняя')).toHaveCount(0);
    await listPage.reload();
    await expect(getRow(listPage, 'Семён Ёлкин')).toContainText('2 000 ₽');
    await expect(listPage.getByRole('row', { name: /\+7/ })).toHaveCount(2);
  });
});

test('the keyboard alone leads from the sign-in to a created tournament (LIST-5, CREATE-2, CREATE-11, INPUT-1) @everywhere @brief', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.goto('/');
  await expect(page.getByLabel('Имя пользователя')).toBeFocused();
  await keyboard.type(USERNAME);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByText('Турниров пока нет')).toBeVisible();
  await tabTo(page, getMainButton(page, 'Создать турнир'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();

  await tabTo(page, page.getByLabel('Тип турнира'));
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Дата')).toBeFocused();
  await keyboard.type('05062099');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('930');
  await keyboard.press('Tab');
  await keyboard.type('12');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('1500');
  await keyboard.press('Tab');
  await keyboard.type('Ольга Смирнова');
  await keyboard.press('Tab');
  await keyboard.type('89161234567');
  await expect(page.getByText('Время в формате ЧЧ:ММ')).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Время окончания'), 60);
  await keyboard.press('End');
  await keyboard.type('00');
  await expect(page.getByText('Всё заполнено')).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  const row = getRow(page, 'Ольга Смирнова');
  await expect(row).toContainText('09:30 – 12:00');
  await expect(row).toContainText('Американо');
  await expect(row).toContainText('1.5+');
  await expect(row).toContainText('1 500 ₽');
});
