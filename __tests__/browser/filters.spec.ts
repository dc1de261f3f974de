import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { addDaysToToday } from './support/days';
import { getRow, getSearchBox, getFoundCount } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { expectNothingSideways } from './support/rendering';

const player = { name: 'Иван Петров' };
test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Анна',
      date: addDaysToToday(0),
      start_time: '09:00',
      entry_fee: 900,
      level_to: 3,
    },
    {
      organizer_name: 'Борис',
      date: addDaysToToday(40),
      entry_fee: 300,
      level_from: 4,
      level_to: null,
      tournament_type: 'Американо',
      applications: [player],
    },
    { organizer_name: 'Анна', date: addDaysToToday(-20), entry_fee: 600, level_to: 3 },
    {
      organizer_name: 'Вера',
      date: addDaysToToday(-40),
      entry_fee: 1200,
      level_to: 5,
      tournament_type: 'Американо',
      applications: [player, player],
    },
  ]),
});

const readFees = async (page: Page): Promise<string[]> => {
  const cells = await getRow(page, '₽').locator('td:nth-child(5)').allTextContents();
  return cells.map((cell) => cell.replaceAll(/\D/g, ''));
};

const expectFees = (page: Page, ...expected: string[]) =>
  expect.poll(() => readFees(page)).toEqual(expected);

const getColumnHeader = (page: Page, name: string): Locator =>
  page.getByRole('columnheader', { name, exact: true });

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  return page.getByRole('group', { name: 'Фильтры' });
}

test('a press on a column sorts by it, another turns it round, a third restores the order (COMFORT-2, LIST-13) @everywhere', async ({
  listPage,
}) => {
  await expectFees(listPage, '900', '300', '600', '1200');
  await expect(getRow(listPage, 'Предстоящие')).toBeVisible();
  const press = () => getColumnHeader(listPage, 'Взнос').getByRole('button').click();
  await press();
  await expectFees(listPage, '300', '600', '900', '1200');
  await expect(getColumnHeader(listPage, 'Взнос')).toHaveAttribute('aria-sort', 'ascending');
  await expect(getRow(listPage, 'Предстоящие')).toHaveCount(0);
  await press();
  await expectFees(listPage, '1200', '900', '600', '300');
  await expect(getColumnHeader(listPage, 'Взнос')).toHaveAttribute('aria-sort', 'descending');
  await press();
  await expectFees(listPage, '900', '300', '600', '1200');
  await expect(getColumnHeader(listPage, 'Взнос')).not.toHaveAttribute('aria-sort');
});

test('the keyboard sorts too, by each column but the buttons’ (COMFORT-2) @deep', async ({
  listPage,
}) => {
  for (const name of ['Тип', 'Дата', 'Время', 'Уровень', 'Взнос', 'Организатор', 'Заявки']) {
    await getColumnHeader(listPage, name).getByRole('button').press('Enter');
    await expect(getColumnHeader(listPage, name)).toHaveAttribute('aria-sort', 'ascending');
    await expect(listPage.locator('[aria-sort]')).toHaveCount(1);
  }
  await expectFees(listPage, '600', '900', '300', '1200');
  await expect(getColumnHeader(listPage, 'Действия').getByRole('button')).toHaveCount(0);
});

test('filters count together with each other and the search, and are taken away one by one or at once (COMFORT-3) @everywhere', async ({
  listPage,
}) => {
  const filters = await openFilters(listPage);
  await filters.getByLabel('Когда').selectOption('Прошедшие');
  await expectFees(listPage, '600', '1200');
  await expect(getFoundCount(listPage)).toHaveText('Найдено: 2 турнира');
  await filters.getByLabel('Тип').selectOption('Американо');
  await expectFees(listPage, '1200');
  await filters.getByLabel('Уровень игрока').selectOption('4');
  await filters.getByLabel('Заявки').selectOption('С заявками');
  await expectFees(listPage, '1200');
  await getSearchBox(listPage).fill('анна');
  await expect(listPage.getByText('Турниры не найдены')).toBeVisible();
  await getSearchBox(listPage).fill('');
  await expectFees(listPage, '1200');

  await expectAccessible(listPage, 'filters');
  const chips = listPage.getByRole('list', { name: 'Выбранные фильтры' });
  await expect(chips.getByRole('listitem')).toHaveText([
    'Американо',
    'Прошедшие',
    'Для уровня 4',
    'С заявками',
    'Сбросить все',
  ]);
  await chips.getByRole('button', { name: 'Сбросить фильтр: Прошедшие' }).click();
  await expectFees(listPage, '300', '1200');
  await expect(filters.getByLabel('Когда')).toHaveValue('');
  await chips.getByRole('button', { name: 'Сбросить все' }).click();
  await expectFees(listPage, '900', '300', '600', '1200');
  await expect(chips).toHaveCount(0);
  await expect(getFoundCount(listPage)).toHaveCount(0);
});

test('the list is narrowed to a period from one day to another (COMFORT-3) @everywhere @deep', async ({
  listPage,
}) => {
  const filters = await openFilters(listPage);
  await filters.getByLabel('Когда').selectOption('Период');
  await filters.getByLabel('С даты', { exact: true }).fill(addDaysToToday(-30));
  await expectFees(listPage, '900', '300', '600');
  await filters.getByLabel('По дату').fill(addDaysToToday(0));
  await expectFees(listPage, '900', '600');
  await filters.getByLabel('Когда').selectOption('Сегодня');
  await expectFees(listPage, '900');
  await expect(filters.getByLabel('По дату')).toHaveCount(0);
});

test('where filters leave nothing, they can be taken away on the spot (COMFORT-3, LIST-6)', async ({
  listPage,
}) => {
  const filters = await openFilters(listPage);
  await filters.getByLabel('Уровень игрока').selectOption('7');
  await filters.getByLabel('Заявки').selectOption('Без заявок');
  await expect(listPage.getByText('Турниры не найдены')).toBeVisible();
  await listPage.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expectFees(listPage, '900', '300', '600', '1200');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the order is chosen among the filters (COMFORT-2, COMFORT-3) @deep', async ({
    listPage,
  }) => {
    const filters = await openFilters(listPage);
    await filters.getByLabel('Порядок').selectOption('Взнос: по убыванию');
    await expectFees(listPage, '1200', '900', '600', '300');
    await filters.getByLabel('Тип').selectOption('Мексикано');
    await expectFees(listPage, '900', '600');
    await expectNothingSideways(listPage);
    await listPage.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(listPage, 'filters-phone-dark');
  });
});
