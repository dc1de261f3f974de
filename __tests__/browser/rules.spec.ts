import { expect, test } from './support/fixtures';

test.beforeEach(async ({ listPage }) => {
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
});

test('no error is shown while a field is typed in, nor in a field not yet visited (CREATE-8) @deep', async ({
  listPage,
}) => {
  const phone = listPage.getByLabel('Телефон организатора');
  await phone.pressSequentially('916');
  await expect(listPage.getByRole('alert')).toHaveCount(0);
  await phone.blur();
  await expect(listPage.getByRole('alert')).toHaveCount(1);
  await phone.focus();
  await phone.press('End');
  await phone.pressSequentially('1234567');
  await expect(listPage.getByRole('alert')).toHaveCount(0);
});

test('the choices hold no wrong type or level (RULE-1, RULE-6, RULE-7, RULE-8)', async ({
  listPage,
}) => {
  const values = (label: string) =>
    listPage
      .getByLabel(label)
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await values('Тип турнира')).toEqual(['Мексикано', 'Американо']);
  await listPage.getByLabel('Минимальный уровень').selectOption('6');
  const levels = await values('Минимальный уровень');
  expect(levels).toHaveLength(13);
  expect(levels.every((level) => Number(level) >= 1 && Number(level) <= 7)).toBe(true);
  expect(levels.every((level) => Number.isInteger(Number(level) * 2))).toBe(true);
  expect(await values('Максимальный уровень')).toEqual(['', '6', '6.5', '7']);
});
