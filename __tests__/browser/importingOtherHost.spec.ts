import { basicAuth } from '../support/basicAuth';
import { cellsOf, createButton, barOf, pasteRows } from './support/importing';
import { ADMINISTRATOR, expect, test } from './support/otherHost';
import { signIn } from './support/signing';

test('COMFORT-52: with another API host each row is a plain POST', async ({ page, api }) => {
  api.authorization = basicAuth(ADMINISTRATOR.username, ADMINISTRATOR.password);
  api.reset([]);
  await page.goto('/import');
  await signIn(page, ADMINISTRATOR.username, ADMINISTRATOR.password);
  await pasteRows(page, [cellsOf(), cellsOf({ Организатор: 'Вера Орлова' })]);
  await createButton(page).click();
  await expect(barOf(page).getByRole('status')).toHaveText('Создано: 2');
  expect(api.rows.map((row) => row.organizer_name)).toEqual(['Анна Громова', 'Вера Орлова']);
  expect(api.strange).toEqual([]);
  const posts = api.requests.filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(2);
  for (const { headers } of posts) expect(headers).not.toHaveProperty('idempotency-key');
});
