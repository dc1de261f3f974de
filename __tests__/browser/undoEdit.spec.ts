import { getEditDialog, openEdit, getRow, getUndoButton, watchWrites } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';

const OLGA = 'Ольга Смирнова';

test.use({
  tournaments: createSeeds([{ organizer_name: OLGA, date: '2099-06-05' }]),
});

test('COMFORT-31: an edit is undone with the values before, those that changed alone', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  const edit = await openEdit(listPage, OLGA);
  await edit.getByLabel('Взнос').fill('2500');
  await edit.getByLabel('Максимальный уровень').selectOption('Уровень 5.0');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditDialog(listPage)).toHaveCount(0);
  await expect(getRow(listPage, OLGA)).toContainText('2 500 ₽');
  const ifMatch = listPage
    .waitForRequest((request) => request.method() === 'PUT')
    .then((request) => request.headers()['if-match']);
  await getUndoButton(listPage).click();
  await expect(listPage.getByText('Изменения отменены')).toBeVisible();
  await expect(getRow(listPage, OLGA)).toContainText('1 500 ₽');
  expect(await ifMatch).toBe('"2"');
  expect(writes.map(({ body }) => body)).toEqual([
    { entryFee: 2500, levelTo: 5 },
    { entryFee: 1500, levelTo: null },
  ]);
});
