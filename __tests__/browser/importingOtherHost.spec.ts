import { createCells, getCreationButton, getCreationBar, pasteRows } from './support/importing';
import { expect, openAsAdministrator, prepareApi, test } from './support/otherHost';

test('COMFORT-52: with another API host each row is a plain POST @deep', async ({ page, api }) => {
  prepareApi(api, []);
  await openAsAdministrator(page, '/import');
  await pasteRows(page, [createCells(), createCells({ Организатор: 'Вера Орлова' })]);
  await getCreationButton(page).click();
  await expect(getCreationBar(page).getByRole('status')).toHaveText('Создано: 2');
  expect(api.rows.map((row) => row.organizer_name)).toEqual(['Анна Громова', 'Вера Орлова']);
  expect(api.strange).toEqual([]);
  const posts = api.requests.filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(2);
  for (const { headers } of posts) expect(headers).not.toHaveProperty('idempotency-key');
});
