import { flatten } from './compare';
import type { Guest } from './guest';
import { DESKTOP, PHONE } from './sizes';
import type { Tour } from './tour';

const HEADS = ['Тип', 'Дата', 'Начало', 'Уровень от', 'Взнос, ₽', 'Организатор', 'Телефон'];

/** Returns the form in which a spreadsheet copies a cell. */
const formatCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Builds a row that the console cannot create. The guest's text is never a date, but may be a fee. */
function buildTable({ text, name }: Guest): string {
  const cells = [text, text, '10:00', '2', '1500', name, text].map(formatCell);
  return [HEADS, cells].map((row) => row.join('\t')).join('\n');
}

/** Visits the guest's printed details, and the messenger text where the browser forbids copying. */
async function seeOut(tour: Tour): Promise<void> {
  const { page } = tour;
  await tour.getRow(1).locator('td').nth(3).click();
  await tour.getButton('Закрыть').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await tour.see('details on paper', 'article');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await page.locator('dialog').getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Для чата' }).click();
  await page.locator('dialog textarea').waitFor();
  await tour.see('text to copy');
  await page.keyboard.press('Escape');
  await tour.getButton('Закрыть').click();
}

/**
 * Searches in the box. The results depend on the text. The tour only checks that no script runs and no error occurs.
 */
async function findInBox({ page, guest }: Tour): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Найти или сделать' });
  await box.getByRole('combobox').fill(flatten(guest.text));
  await page.waitForTimeout(200);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
}

async function seeImport(tour: Tour): Promise<void> {
  const { page, guest } = tour;
  await page.getByRole('main').getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Импорт' }).click();
  await page.getByLabel('Вставьте строки из таблицы').fill(buildTable(guest));
  await tour.getButton('Разобрать строки').click();
  await page.getByRole('table', { name: 'Строки таблицы' }).waitFor();
  await tour.see('import');
  await tour.resize(PHONE);
  await tour.see('import on a phone');
  await tour.resize(DESKTOP);
  await tour.getButton('Назад').click();
  const leave = tour.getButton('Уйти, не создавая');
  await leave.or(tour.getRow(1)).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await tour.getRow(1).waitFor();
}

async function seeSeason(tour: Tour): Promise<void> {
  const { page } = tour;
  await page.getByRole('link', { name: 'Сезон', exact: true }).click();
  await page.getByRole('heading', { name: 'Сезон в цифрах' }).waitFor();
  await page.getByRole('figure').first().waitFor();
  await tour.see('season', 'main');
  await page.getByRole('link', { name: 'Турниры', exact: true }).click();
  await tour.getRow(1).waitFor();
}

/** Visits everything that the console prints, copies, exports or imports. */
export async function seeTools(tour: Tour): Promise<void> {
  await seeOut(tour);
  await findInBox(tour);
  await seeImport(tour);
  await seeSeason(tour);
}
