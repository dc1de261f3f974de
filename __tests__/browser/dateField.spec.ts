import { addDaysToToday, formatDate } from './support/days';
import { getDatePicker, getMainButton, retype } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { expectTargets } from './support/rendering';

test.use({
  tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова', date: addDaysToToday(0) }]),
});
test.beforeEach(async ({ listPage }) => {
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
});

test('DESK-23: a press on the field opens the calendar, typing continues in the field @everywhere', async ({
  listPage: page,
}) => {
  const [field, calendar] = [page.getByLabel('Дата', { exact: true }), getDatePicker(page)];
  await field.click();
  await expect(calendar).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially('05062099');
  await expect(field).toHaveValue('05.06.2099');
  await expect(calendar).toBeHidden();

  await retype(field, '');
  await field.click();
  await expect(calendar.locator(`[data-day="${addDaysToToday(0)}"]`)).toBeVisible();
  await field.press('ArrowDown');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(formatDate(addDaysToToday(0)));
  await expect(calendar).toBeHidden();
});

test('DESK-23: Tab moves to the next field, Esc closes the calendar @deep', async ({
  listPage: page,
}) => {
  const [field, calendar] = [page.getByLabel('Дата', { exact: true }), getDatePicker(page)];
  await field.click();
  await expect(calendar).toBeVisible();
  await field.press('Escape');
  await expect(calendar).toBeHidden();
  await field.click();
  await expect(calendar).toBeVisible();
  await field.press('Tab');
  await expect(calendar).toBeHidden();
  await expect(getMainButton(page, 'Выбрать дату')).toBeFocused();
});

test('DESK-23: a day with tournaments is marked, and says so', async ({ listPage: page }) => {
  await page.getByLabel('Дата', { exact: true }).click();
  const day = (date: string) => getDatePicker(page).locator(`[data-day="${date}"]`);
  await expect(day(addDaysToToday(0)).getByRole('button')).toHaveAccessibleName(/есть турниры$/);
  await expect(getDatePicker(page).getByRole('button', { name: /есть турниры/ })).toHaveCount(1);
});

test('DESK-23: one press fills in a day @everywhere', async ({ listPage: page }) => {
  const field = page.getByLabel('Дата', { exact: true });
  for (const [label, days] of [
    ['Завтра', 1],
    ['Через неделю', 7],
    ['Сегодня', 0],
  ] as const) {
    await getMainButton(page, label).click();
    await expect(field).toHaveValue(formatDate(addDaysToToday(days)));
    await expect(getMainButton(page, label)).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DESK-23: the first press opens the calendar, the second the keyboard @deep', async ({
    listPage: page,
  }) => {
    const [field, calendar] = [page.getByLabel('Дата', { exact: true }), getDatePicker(page)];
    await expectTargets(page.getByRole('main'), 44);
    await field.tap();
    await expect(calendar).toBeVisible();
    await expect(field).not.toBeFocused();
    await field.tap();
    await expect(calendar).toBeHidden();
    await expect(field).toBeFocused();
  });
});
