import { getEditDialog, openEdit, getRow, getMainAlert } from './support/consolePage';
import { expect } from './support/fixtures';
import { readListLoadedAt } from './support/offline';
import { LOST } from './support/httpFaults';
import { openSignedIn } from './support/signIn';
import { test } from './support/weatherStory';

const OLGA = 'Ольга Смирнова';
const LIST = 'GET /api/tournaments';

test.use({ tournaments: [{ organizer_name: OLGA }] });

test('COMFORT-72: a saved list keeps its moment after an edit, and is renewed automatically @deep', async ({
  page,
  club,
  faultProxy,
}) => {
  await openSignedIn(page, club);
  await expect.poll(() => readListLoadedAt(page)).toBeGreaterThan(0);
  const before = await readListLoadedAt(page);
  faultProxy.intercept(LIST, LOST['a cut']);
  await page.reload();
  await expect(getMainAlert(page)).toContainText('Нет связи. Список от ');

  await test.step('an edit gets through, the list does not', async () => {
    const edit = await openEdit(page, OLGA);
    await edit.getByLabel('Взнос, ₽').fill('700');
    await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(getEditDialog(page)).toHaveCount(0);
    await expect(getRow(page, OLGA)).toContainText(/\b700\s₽/);
    const asked = faultProxy.count(LIST);
    await expect.poll(() => faultProxy.count(LIST)).toBeGreaterThan(asked + 1);
    await expect(getMainAlert(page)).toContainText('Нет связи. Список от ');
    expect(await readListLoadedAt(page)).toBe(before);
  });
  faultProxy.clear();
  await expect(getMainAlert(page)).toHaveCount(0);
  await expect.poll(() => readListLoadedAt(page)).toBeGreaterThan(before);
});
