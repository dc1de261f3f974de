import { inDays, typed } from './support/days';
import { calendarOf, mainButton, retype } from './support/consolePage';
import { expect, seeded, test } from './support/everywhere';
import { expectTargets } from './support/looks';

test.use({ tournaments: seeded([{ organizer_name: 'Ольга Смирнова', date: inDays(0) }]) });
test.beforeEach(async ({ listPage }) => {
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
});

test('DESK-23: a press on the field opens the calendar, typing goes on in the field @everywhere', async ({
  listPage: page,
}) => {
  const [field, calendar] = [page.getByLabel('Дата', { exact: true }), calendarOf(page)];
  await field.click();
  await expect(calendar).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially('05062099');
  await expect(field).toHaveValue('05.06.2099');
  await expect(calendar).toBeHidden();

  await retype(field, '');
  await field.click();
  await expect(calendar.locator(`[data-day="${inDays(0)}"]`)).toBeVisible();
  await field.press('ArrowDown');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(typed(inDays(0)));
  await expect(calendar).toBeHidden();
});

test('DESK-23: Tab goes on to the next field, Esc closes the calendar', async ({
  listPage: page,
}) => {
  const [field, calendar] = [page.getByLabel('Дата', { exact: true }), calendarOf(page)];
  await field.click();
  await expect(calendar).toBeVisible();
  await field.press('Escape');
  await expect(calendar).toBeHidden();
  await field.click();
  await expect(calendar).toBeVisible();
  await field.press('Tab');
  await expect(calendar).toBeHidden();
  await expect(mainButton(page, 'Выбрать дату')).toBeFocused();
});

test('DESK-23: a day with tournaments is marked, and says so', async ({ listPage: page }) => {
  await page.getByLabel('Дата', { exact: true }).click();
  const day = (date: string) => calendarOf(page).locator(`[data-day="${date}"]`);
  await expect(day(inDays(0)).getByRole('button')).toHaveAccessibleName(/есть турниры$/);
  await expect(calendarOf(page).getByRole('button', { name: /есть турниры/ })).toHaveCount(1);
});

test('DESK-23: one press fills in a day @everywhere', async ({ listPage: page }) => {
  const field = page.getByLabel('Дата', { exact: true });
  for (const [label, days] of [
    ['Завтра', 1],
    ['Через неделю', 7],
    ['Сегодня', 0],
  ] as const) {
    await mainButton(page, label).click();
    await expect(field).toHaveValue(typed(inDays(days)));
    await expect(mainButton(page, label)).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DESK-23: the first press opens the calendar, the second the keyboard', async ({
    listPage: page,
  }) => {
    const [field, calendar] = [page.getByLabel('Дата', { exact: true }), calendarOf(page)];
    await expectTargets(page.getByRole('main'), 44);
    await field.tap();
    await expect(calendar).toBeVisible();
    await expect(field).not.toBeFocused();
    await field.tap();
    await expect(calendar).toBeHidden();
    await expect(field).toBeFocused();
  });
});
