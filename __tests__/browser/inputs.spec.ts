import type { Locator, Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/everywhere';
import { addDaysToToday, formatDate } from './support/days';
import { getDatePicker, openEdit, retype, watchWrites } from './support/consolePage';

/** Replaces the field's text as a menu's «Paste» does, without any key. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => input.select());
  await page.keyboard.insertText(text);
}

test.describe('in the create form', () => {
  test.beforeEach(async ({ listPage }) => {
    await listPage.getByRole('link', { name: 'Создать турнир' }).click();
    await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  });

  test('a time, typed or pasted, comes out as HH:MM (INPUT-2) @everywhere', async ({
    listPage,
  }) => {
    const field = listPage.getByLabel('Время начала');
    await expect(field).toHaveAttribute('placeholder', '00:00');
    for (const [given, shown] of [
      ['0930', '09:30'],
      ['930', '09:30'],
      ['9', '09:'],
      ['2599', '23:59'],
      ['2460', '23:59'],
      ['12:45', '12:45'],
      ['1о2б3', '12:3'],
      ['08305', '08:30'],
    ] as const) {
      await retype(field, '');
      await field.pressSequentially(given);
      await expect(field, `typed ${given}`).toHaveValue(shown);
      await paste(listPage, field, given);
      await expect(field, `pasted ${given}`).toHaveValue(shown);
    }
    await retype(field, '123');
    for (const shown of ['12:', '12', '1', '']) {
      await field.press('Backspace');
      await expect(field).toHaveValue(shown);
    }
  });

  test('a phone, typed or pasted in any usual form, comes out one way (INPUT-3) @everywhere @deep', async ({
    listPage,
  }) => {
    const field = listPage.getByLabel('Телефон организатора');
    for (const given of [
      '89161234567',
      '79161234567',
      '+79161234567',
      '9161234567',
      '8 916 123-45-67',
      '+7 (916) 123-45-67',
      '8(916)123-45-67 доб. 5',
    ]) {
      await retype(field, '');
      await field.pressSequentially(given);
      await expect(field, `typed ${given}`).toHaveValue('+7 (916) 123-45-67');
      await retype(field, '903');
      await paste(listPage, field, given);
      await expect(field, `pasted ${given}`).toHaveValue('+7 (916) 123-45-67');
    }
    for (const abroad of ['+375 29 123-45-67', '+1 (415) 555-26-71']) {
      await retype(field, '');
      await field.pressSequentially(abroad);
      await expect(field, `typed ${abroad}`).toHaveValue(abroad);
      await retype(field, '903');
      await paste(listPage, field, abroad);
      await expect(field, `pasted ${abroad}`).toHaveValue(abroad);
      await field.press('Backspace');
      await field.pressSequentially('0');
      await expect(field, `edited ${abroad}`).toHaveValue(abroad.replace(/.$/, '0'));
    }
    await retype(field, '');
    await paste(listPage, field, '\u202a+7\u00a0916\u00a0123\u201145\u201167\u202c');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
    await field.press('End');
    await field.press('Backspace');
    await expect(field).toHaveValue('+7 (916) 123-45-6');
    await field.press('0');
    await field.press('9');
    await expect(field).toHaveValue('+7 (916) 123-45-60');
    await field.press('Home');
    for (let presses = 0; presses < 4; presses += 1) await field.press('ArrowRight');
    await field.press('Delete');
    await field.press('0');
    await expect(field).toHaveValue('+7 (016) 123-45-60');
  });

  test('a date is typed as dd.MM.yyyy (INPUT-1, RULE-12) @everywhere', async ({ listPage }) => {
    const field = listPage.getByLabel('Дата');
    for (const given of ['05062099', '05.06.2099']) {
      await retype(field, given);
      await expect(field).toHaveValue('05.06.2099');
      await paste(listPage, field, given);
      await expect(field).toHaveValue('05.06.2099');
    }
    await retype(field, '30022099');
    await field.blur();
    await expect(listPage.getByText('Такой даты нет')).toBeVisible();
  });

  test('the calendar is Russian, begins on Monday, disables past days and takes the mouse (INPUT-1) @deep', async ({
    listPage,
  }) => {
    const calendar = getDatePicker(listPage);
    await listPage.getByRole('button', { name: 'Выбрать дату' }).click();
    await expect(calendar).toBeVisible();
    await expect(calendar.locator('th')).toHaveText([
      /^пн/i,
      /^вт/i,
      /^ср/i,
      /^чт/i,
      /^пт/i,
      /^сб/i,
      /^вс/i,
    ]);
    // The calendar's code may load after its placeholder appears.
    expect((await calendar.boundingBox())!.width).toBeGreaterThanOrEqual(320);
    const today = new Intl.DateTimeFormat('ru', {
      timeZone: 'Europe/Moscow',
      month: 'long',
      year: 'numeric',
    });
    const [month, year] = today.format(Date.now()).replace(' г.', '').split(' ');
    await expect(calendar).toContainText(new RegExp(`${month} ${year}`, 'i'));
    const day = (date: string) => calendar.locator(`[data-day="${date}"]`).getByRole('button');
    await expect(day(addDaysToToday(0))).toBeEnabled();
    const yesterday = day(addDaysToToday(-1));
    if ((await yesterday.count()) > 0) await expect(yesterday).toBeDisabled();

    await day(addDaysToToday(0)).click();
    await expect(calendar).toBeHidden();
    await expect(listPage.getByLabel('Дата')).toHaveValue(formatDate(addDaysToToday(0)));

    await retype(listPage.getByLabel('Дата'), '31122098');
    await listPage.getByRole('button', { name: 'Выбрать дату' }).click();
    await expect(calendar).toContainText(/декабрь 2098/i);
    await calendar.getByRole('button', { name: /следующ/i }).click();
    await expect(calendar).toContainText(/январь 2099/i);
    await day('2099-01-01').click();
    await expect(listPage.getByLabel('Дата')).toHaveValue('01.01.2099');
  });

  test('arrows and Enter choose a day in the calendar, and Esc leaves all as it was (INPUT-1) @everywhere', async ({
    listPage,
  }) => {
    const { keyboard } = listPage;
    const field = listPage.getByLabel('Дата');
    await retype(field, '31052099');
    await keyboard.press('Tab');
    await expect(listPage.getByRole('button', { name: 'Выбрать дату' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(getDatePicker(listPage).locator(':focus')).toBeVisible();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(getDatePicker(listPage)).toBeHidden();
    await expect(field).toHaveValue('08.06.2099');
    await expect(listPage.getByRole('button', { name: 'Выбрать дату' })).toBeFocused();

    await keyboard.press('Space');
    await expect(getDatePicker(listPage).locator(':focus')).toBeVisible();
    await keyboard.press('ArrowUp');
    await keyboard.press('Escape');
    await expect(getDatePicker(listPage)).toBeHidden();
    await expect(field).toHaveValue('08.06.2099');
    await expect(listPage.getByRole('button', { name: 'Выбрать дату' })).toBeFocused();
  });
});

test.describe('in the edit dialog', () => {
  const ABROAD = '+44 20 7946 0958';
  test.use({
    tournaments: createSeeds([
      { organizer_name: 'Ольга Смирнова' },
      { organizer_name: 'Джон Смит', organizer_phone: ABROAD },
    ]),
  });

  test('the calendar opens over it, and Esc closes the calendar alone (INPUT-1, EDIT-11) @everywhere @brief', async ({
    listPage,
  }) => {
    const edit = await openEdit(listPage, 'Ольга Смирнова');
    const calendar = getDatePicker(listPage);
    await edit.getByRole('button', { name: 'Выбрать дату' }).click();
    await expect(calendar).toContainText(/июнь 2099/i);
    expect((await calendar.boundingBox())!.width).toBeGreaterThanOrEqual(320);
    await expect(calendar).toBeInViewport({ ratio: 1 });
    await listPage.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(edit).toBeVisible();
    await edit.getByRole('button', { name: 'Выбрать дату' }).click();
    await listPage.keyboard.press('Shift+Tab');
    await listPage.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(edit).toBeVisible();
    await edit.getByRole('button', { name: 'Выбрать дату' }).click();
    await calendar.locator('[data-day="2099-06-20"]').getByRole('button').click();
    await expect(edit.getByLabel('Дата')).toHaveValue('20.06.2099');
    await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(listPage.getByRole('row', { name: 'Ольга Смирнова' })).toContainText('20.06.2099');
  });

  test('a phone from abroad is left alone until it is changed (INPUT-3, FORMAT-4, EDIT-8)', async ({
    listPage,
  }) => {
    const writes = watchWrites(listPage);
    await expect(listPage.getByRole('row', { name: 'Джон Смит' })).toContainText(ABROAD);
    const edit = await openEdit(listPage, 'Джон Смит');
    await expect(edit.getByLabel('Телефон организатора')).toHaveValue(ABROAD);
    await edit.getByLabel('Взнос').fill('900');
    await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(edit).toHaveCount(0);
    expect(writes[0]?.body).toEqual({ entryFee: 900 });
  });
});
