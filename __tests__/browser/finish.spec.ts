import type { Locator } from '@playwright/test';
import { openDeletion, getRow } from './support/consolePage';
import { addDaysToToday } from './support/days';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import { createOtherDesk } from './support/otherDesk';

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Ольга Смирнова', date: addDaysToToday(3) },
    { organizer_name: 'Анна Громова', date: addDaysToToday(9) },
    {
      organizer_name: 'Вера Ершова',
      date: addDaysToToday(4),
      applications: [{ name: 'Иван Петров' }],
    },
  ]),
});

const readBackground = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor);

/** WCAG contrast ratio of two computed colours. */
function computeContrast(one: string, other: string): number {
  const [light, dark] = [one, other]
    .map((colour) => {
      const [red, green, blue] = colour.match(/[\d.]+/g)!.map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    })
    .sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

test('in the dark what is chosen or raised is lighter than its ground @deep', async ({
  listPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const paper = await readBackground(page.locator('body'));
  const views = page.getByRole('radiogroup', { name: 'Вид' });
  const chosen = await readBackground(views.locator('label', { hasText: 'Список' }));
  expect(computeContrast(chosen, await readBackground(views))).toBeGreaterThan(1.5);

  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  const menu = page.getByRole('menu');
  expect(computeContrast(await readBackground(menu), paper)).toBeGreaterThan(1.3);
  const item = menu.getByRole('menuitem').last();
  await item.hover();
  expect(computeContrast(await readBackground(item), await readBackground(menu))).toBeGreaterThan(
    1.2,
  );
  await page.keyboard.press('Escape');

  const question = await openDeletion(page, 'Анна Громова');
  await question.getByRole('button', { name: 'Удалить' }).click();
  const toast = page.getByText('Турнир удалён').locator('..');
  expect(computeContrast(await readBackground(toast), paper)).toBeGreaterThan(1.6);
});

test('COMFORT-83: a select’s text and height are those of an input', async ({ page, club }) => {
  await rememberSession(page, club.session!);
  await page.goto('/tournaments/new');
  const styleOf = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => {
      const { height, paddingLeft, borderLeftWidth } = getComputedStyle(field);
      return { height, paddingLeft, borderLeftWidth };
    });
  expect(await styleOf('Тип турнира')).toEqual(await styleOf('Имя организатора'));
});

test('COMFORT-83: no ring is printed around what has the focus', async ({ listPage: page }) => {
  await getRow(page, 'Анна Громова').focus();
  await page.keyboard.press('ArrowUp');
  const row = page.locator('tr:focus-visible');
  await expect(row).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ media: 'print' });
  await expect(row).toHaveCSS('outline-style', 'none');
});

test('ROSTER-43: the number in the list is in clay without applications a week before, and without a roster', async ({
  club,
  listPage: page,
}) => {
  const numberOf = (name: string) => getRow(page, name).getByRole('cell').nth(6);
  const clay = 'rgb(168, 74, 34)';
  await expect(numberOf('Ольга Смирнова')).toHaveCSS('color', clay);
  await expect(numberOf('Анна Громова')).not.toHaveCSS('color', clay);
  await expect(numberOf('Вера Ершова')).not.toHaveCSS('color', clay);
  // A player who signed up by telephone is only in the roster, without an application.
  await createOtherDesk(club).add('Олег');
  await expect(numberOf('Ольга Смирнова')).not.toHaveCSS('color', clay);
});

test('COMFORT-83: a device without a mouse does not ask to drag a file', async ({
  page,
  club,
  browser,
}) => {
  await rememberSession(page, club.session!);
  await page.goto('/import');
  await expect(page.getByText('Файл можно и перетащить сюда.')).toBeVisible();
  const phone = await browser.newPage({ hasTouch: true, isMobile: true, baseURL: club.url });
  await rememberSession(phone, club.session!);
  await phone.goto('/import');
  await expect(phone.getByRole('button', { name: 'Скачать образец' })).toBeVisible();
  await expect(phone.getByText('Файл можно и перетащить сюда.')).toBeHidden();
  await phone.close();
});
