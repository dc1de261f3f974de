import { hang, MESSAGE, interceptRequests } from '../browser/support/faults';
import { readListLoadedAt } from '../browser/support/offline';
import { startSelection } from '../browser/support/consolePage';
import { expect } from '../browser/support/fixtures';
import { press, getRows, type Screen, type Visit } from './screen';

async function selectRows({ page, isPhone }: Visit): Promise<void> {
  if (!isPhone) {
    for (const index of [0, 1, 2])
      await getRows(page)
        .nth(index)
        .getByRole('cell')
        .nth(2)
        .click({ modifiers: ['Control'] });
    return;
  }
  await startSelection(page);
  for (const index of [0, 1]) await getRows(page).nth(index).getByRole('checkbox').check();
}

const failList =
  (answer: Parameters<typeof interceptRequests>[2]) =>
  ({ page }: Visit) =>
    interceptRequests(page, 'GET', answer);

export const listScreens: readonly Screen[] = [
  { name: 'list', title: 'The list, with the strip of today', isDark: true },
  {
    name: 'list-past',
    title: 'The list where the past begins',
    async reach({ page }) {
      const past = page.getByRole('rowgroup').getByText('Прошедшие');
      await expect(async () => {
        await page.getByRole('main').evaluate((main) => main.scrollBy(0, 600));
        await expect(past).toBeInViewport({ timeout: 200 });
      }).toPass();
      await past.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'filters',
    title: 'The filters, open, with three of them set',
    path: '/tournaments?type=Американо&period=coming&level=3&sort=-applications',
    isDark: true,
    reach: ({ page }) => press(page, /^Фильтры/),
  },
  {
    name: 'search',
    title: 'A search that has found some',
    path: '/tournaments?q=ова',
  },
  {
    name: 'search-offered',
    title: 'Hits under the search while a user types',
    async reach({ page }) {
      await page.getByPlaceholder('Поиск по организатору').pressSequentially('оль');
      await page.getByRole('option', { name: /Ольга/ }).first().waitFor();
    },
  },
  {
    name: 'nothing-found',
    title: 'A search that has found nothing',
    path: '/tournaments?q=Шарапова',
    reach: ({ page }) => page.getByText('Турниры не найдены').waitFor(),
  },
  {
    name: 'empty',
    title: 'A club without tournaments',
    isEmpty: true,
    reach: ({ page }) => page.getByText('Турниров пока нет').waitFor(),
  },
  {
    name: 'loading',
    title: 'The list on its way',
    prepare: failList(hang),
    reach: ({ page }) => page.getByText('Загрузка турниров...').waitFor(),
  },
  {
    name: 'failed',
    title: 'The list could not be loaded',
    prepare: failList((route) => route.fulfill({ status: 500, json: { message: MESSAGE } })),
    reach: ({ page }) => page.getByText(MESSAGE).waitFor(),
  },
  {
    name: 'offline',
    title: 'Without a network: the list that the device has kept',
    async reach({ page }) {
      await expect.poll(() => readListLoadedAt(page)).toBeGreaterThan(0);
      await interceptRequests(page, 'GET', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Список от').waitFor();
    },
  },
  {
    name: 'selection-none',
    title: 'Nothing selected yet',
    reach: ({ page }) => startSelection(page),
  },
  { name: 'selection', title: 'Several tournaments selected', reach: selectRows },
  {
    name: 'selection-delete',
    title: 'Before several are deleted',
    async reach(visit) {
      await selectRows(visit);
      await press(visit.page.getByRole('region', { name: 'Выбранные турниры' }), 'Удалить');
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'row-menu',
    title: 'The menu of a tournament',
    async reach({ page }) {
      await press(getRows(page).nth(1), 'Действия');
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'list-menu',
    title: '«Ещё» of the list',
    reach: ({ page }) => press(page.getByRole('main'), 'Ещё'),
  },
  {
    name: 'places',
    title: '«Ещё» of the menu',
    only: 'phone',
    reach: ({ page }) => press(page.getByRole('navigation'), 'Ещё'),
  },
];
