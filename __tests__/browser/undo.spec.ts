import {
  openDetail,
  getRow,
  getUndoButton,
  startSelection,
  watchWrites,
} from './support/consolePage';
import { expect, test } from './support/everywhere';
import { callServer } from './support/signIn';
import { ANNA, DELETABLE, OLGA, deleteTournament } from './support/undo';

test.use({ tournaments: DELETABLE });

test('COMFORT-30: a deletion is undone, and the tournament is in the list at once', async ({
  listPage,
  club,
}) => {
  const writes = watchWrites(listPage);
  await deleteTournament(listPage, OLGA);
  await expect(getRow(listPage, OLGA)).toHaveCount(0);
  const { token } = club.session!;
  expect((await callServer(club, token, 'GET', '/api/tournaments/1')).status).toBe(404);

  // The refetch never ends, and the row must not wait for it.
  await listPage.route('**/api/tournaments', () => new Promise(() => {}));
  await getUndoButton(listPage).click();
  await expect(getRow(listPage, OLGA)).toBeVisible();
  await expect(listPage.getByText('Турнир восстановлен')).toBeVisible();
  await expect(getUndoButton(listPage)).toHaveCount(0);
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/tournaments/1',
    'POST /api/tournaments/1/restore',
  ]);
  const answer = await callServer(club, token, 'GET', '/api/tournaments/1');
  expect(await answer.json()).toMatchObject({ organizer_name: OLGA, version: 3 });
  const detail = await openDetail(listPage, OLGA);
  await expect(detail.getByText('Иван Петров')).toBeVisible();
  await listPage.unrouteAll({ behavior: 'ignoreErrors' });
});

test('COMFORT-30: Ctrl+Z undoes too, but neither in a field nor under a dialog', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  const { keyboard } = listPage;
  await deleteTournament(listPage, OLGA);
  // The pointer over the toast pauses its 10 s.
  await listPage.getByText('Турнир удалён').hover();
  await listPage.getByRole('searchbox').pressSequentially('Анна');
  await keyboard.press('Control+z');
  await listPage.getByRole('searchbox').fill('');
  await openDetail(listPage, ANNA);
  await keyboard.press('Control+z');
  await keyboard.press('Escape');
  await expect(getRow(listPage, ANNA)).toBeFocused();
  expect(writes).toHaveLength(1);
  await keyboard.press('Control+z');
  await expect(getRow(listPage, OLGA)).toBeVisible();
  await expect(getRow(listPage, ANNA)).toBeFocused();
});

test('COMFORT-30: Ctrl+Z undoes from a ticked checkbox, which is no field @deep', async ({
  listPage,
}) => {
  await deleteTournament(listPage, OLGA);
  await startSelection(listPage);
  await getRow(listPage, ANNA).getByRole('checkbox', { name: 'Выбрать' }).click();
  await expect(getRow(listPage, ANNA).getByRole('checkbox')).toBeFocused();
  await listPage.keyboard.press('Control+z');
  await expect(getRow(listPage, OLGA)).toBeVisible();
});

test('WEATHER-3: a restoring whose answer was lost is restored, and its repeat says so @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/, /restoreTournament: (FETCH_ERROR|404)/, /status of 404/);
  await listPage.route(
    '**/restore',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await deleteTournament(listPage, OLGA);
  await getUndoButton(listPage).click();
  await expect(listPage.getByText('Турнир не восстановлен. Нет связи с сервером.')).toBeVisible();
  await listPage.getByRole('button', { name: 'Повторить' }).click();
  await expect(listPage.getByText('Турнир восстановлен')).toBeVisible();
  await expect(getRow(listPage, OLGA)).toBeVisible();
});
