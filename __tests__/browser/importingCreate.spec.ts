import { leaveAnyway, getRow } from './support/consolePage';
import { expect, test } from './support/fixtures';
import {
  createCells,
  getCreationButton,
  openFile,
  pasteRows,
  ROWS,
  getCreationStatus,
  getPreviewTable,
  readDownload,
} from './support/importing';
import { getListHeading, openSignedIn } from './support/signIn';

test('COMFORT-52: a screen reader hears the beginning and the end, and not each tournament', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  await pasteRows(page, ROWS);
  await expect(getCreationStatus(page)).toHaveText('Готово к созданию: 4');
  const heard = await getCreationStatus(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    return texts;
  });
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 4');
  expect(await heard.jsonValue()).toEqual(['Создаётся 1 из 4', 'Создано:\u00a04']);
});

test('COMFORT-52: rows that were not created are saved as a file, corrected and imported again @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/import');
  await pasteRows(page, [
    ROWS[0]!,
    createCells({ Организатор: '=Вера', Дата: '06.06.2099', 'Взнос, ₽': 'много' }),
  ]);
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 1, с ошибками: 1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать несозданные строки (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Несозданные турниры \d{4}-\d\d-\d\d\.csv$/);
  const csv = await readDownload(download);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain("'=Вера");
  expect(csv).toContain('Взнос, ₽: Не похоже на сумму в рублях');

  await page.getByRole('button', { name: 'Другая таблица' }).click();
  await leaveAnyway(page, 'Не все турниры созданы');
  await openFile(page, 'исправлено.csv', Buffer.from(csv.replace(';много;', ';1700;')));
  await expect(page.getByText('Импортируется столбцов: 9 из 10')).toContainText('«Ошибка»');
  await expect(getCreationStatus(page)).toHaveText('Готово к созданию: 1');
  await getCreationButton(page).click();
  await page.getByRole('button', { name: 'К списку турниров' }).click();
  await expect(getRow(page, '=Вера')).toContainText('1 700 ₽');
});

test('COMFORT-52: a user who leaves with rows that are not created is asked once', async ({
  listPage: page,
}) => {
  await page.goto('/import');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(getListHeading(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await pasteRows(page, ROWS);
  const question = page.getByRole('dialog', { name: 'Не все турниры созданы' });
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(question).toContainText(/Не создано: 4.строки/);
  await question.getByRole('button', { name: 'Вернуться к таблице' }).click();
  await expect(getPreviewTable(page)).toBeVisible();
  await page.evaluate(() => history.forward());
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(getListHeading(page)).toBeVisible();

  await page.goto('/import');
  await pasteRows(page, [ROWS[0]!]);
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 1');
  await page.getByRole('link', { name: 'Турниры' }).click();
  await expect(getListHeading(page)).toBeVisible();
  await expect(getRow(page, 'Анна Громова')).toBeVisible();
  await expect(question).toHaveCount(0);
});
