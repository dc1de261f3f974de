import { expect, createSeeds, test, rememberSession } from './support/fixtures';
import { addDaysToToday } from './support/days';
import { getSearchBox, startSelection } from './support/consolePage';

const COUNT = 1_200;
const ELEMENTS_MAX = 465;

const MANY = Array.from({ length: COUNT }, (_, index) => ({
  organizer_name: index % 3 === 0 ? `Анна ${index}` : `Вера ${index}`,
  // All coming tournaments are in one group, the one after this week (LIST-13).
  date: addDaysToToday(index < COUNT / 2 ? index - COUNT / 2 : index - COUNT / 2 + 8),
}));

test.use({ tournaments: createSeeds(MANY) });

test('the list is asked for before the console’s code is there, and once', async ({
  page,
  club,
}) => {
  await rememberSession(page, club.session!);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let release = () => {};
  const code = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await code;
    await route.continue();
  });
  const lists = () => asked.filter((path) => path === '/api/tournaments').length;
  await page.goto('/tournaments', { waitUntil: 'commit' });
  await expect.poll(lists).toBe(1);
  release();
  await expect(page.getByRole('row', { name: /Анна/ }).first()).toBeVisible();
  // The page has requested the beginning of a long list, then the whole list.
  await expect(page.getByText(String(COUNT), { exact: true })).toBeVisible();
  expect(lists()).toBe(2);
});

test('a page without a session does not ask for the list', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/tournaments');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(asked).not.toContain('/api/tournaments');
});

test('few elements are rendered however far down, and every row is known by its number (LIST-9)', async ({
  listPage,
}) => {
  const table = listPage.getByRole('table', { name: 'Турниры' });
  // The table's head and two headings count as rows too.
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 3));
  const elements = () => listPage.evaluate(() => document.body.querySelectorAll('*').length);
  const main = listPage.getByRole('main');
  for (const share of [0, 0.3, 0.7, 1]) {
    await main.evaluate((element, top) => (element.scrollTop = top * element.scrollHeight), share);
    await expect
      .poll(() => table.getByRole('row').nth(3).getAttribute('aria-rowindex').then(Number))
      .toBeGreaterThanOrEqual(share * COUNT * 0.9);
    expect(await elements()).toBeLessThanOrEqual(ELEMENTS_MAX);
  }
  await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', String(COUNT + 3));

  await listPage.getByRole('button', { name: 'Фильтры' }).click();
  await startSelection(listPage);
  await expect(table.getByRole('checkbox').first()).toBeVisible();
  expect(await elements()).toBeLessThanOrEqual(ELEMENTS_MAX);
});

test('the table counts every hit of a search (LIST-7)', async ({ listPage }) => {
  const table = listPage.getByRole('table', { name: 'Турниры' });
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 3));
  await getSearchBox(listPage).pressSequentially('анна');
  await expect(listPage.getByText('Найдено: 400 турниров').first()).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', String(400 + 3));
  await getSearchBox(listPage).fill('');
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 3));
});

test('paper has every tournament that is found, and nothing to press (SPEED-8) @deep', async ({
  listPage,
}) => {
  const table = listPage.getByRole('table', { name: 'Турниры' });
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 3));
  await listPage.evaluate(() => {
    addEventListener('beforeprint', () => {
      const rows = document.querySelectorAll('[aria-label="Турниры"] [role="row"]').length;
      document.body.dataset.printed = String(rows);
    });
  });
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
  const whole = pagesOf(await listPage.pdf({ format: 'A4' }));
  expect(await listPage.evaluate(() => document.body.dataset.printed)).toBe(String(COUNT + 3));
  // About 25 rows fit on a sheet.
  expect(whole).toBeGreaterThan(COUNT / 40);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(40);

  await listPage.emulateMedia({ media: 'print' });
  await expect(listPage.getByRole('navigation')).toBeHidden();
  await expect(listPage.getByRole('button', { name: 'Удалить' }).first()).toBeHidden();
});
