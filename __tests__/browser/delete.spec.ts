import { expect, createSeeds, test } from './support/everywhere';
import { getDeletionDialog, openDeletion, getRow, watchWrites } from './support/consolePage';
import { deleteTournamentsElsewhere } from './support/signIn';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Ольга Смирнова',
      tournament_type: 'Американо',
      date: '2099-06-05',
      start_time: '10:00',
      end_time: '14:00',
    },
    { organizer_name: 'Анна Громова', date: '2099-06-06' },
  ]),
});

test('asks by type and says which one; «Отмена» and Esc leave it (DELETE-1, INPUT-4)', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  const dialog = await openDeletion(listPage, 'Ольга Смирнова');
  await expect(dialog).toContainText('Вы уверены, что хотите удалить турнир "Американо"?');
  await expect(dialog).toContainText('05.06.2099 пт, 10:00 – 14:00 · Ольга Смирнова');
  await expect(dialog.getByRole('button')).toHaveText(['Отмена', 'Удалить']);
  await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toHaveCount(0);
  await openDeletion(listPage, 'Ольга Смирнова');
  await listPage.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(getRow(listPage, 'Ольга Смирнова')).toBeVisible();
  expect(writes).toEqual([]);
});

test('deletes once, disabled meanwhile; the row goes at once and stays gone (DELETE-2, DELETE-3)', async ({
  listPage,
  troubles,
}) => {
  // The reload aborts the refetch. The route below never responds to it.
  troubles.expect(/GET \S+\/api\/tournaments net::ERR_ABORTED/);
  const writes = watchWrites(listPage);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await listPage.route('**/api/tournaments/*', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openDeletion(listPage, 'Ольга Смирнова');
  await dialog.getByRole('button', { name: 'Удалить' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Удалить' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeDisabled();
  await listPage.keyboard.press('Escape');
  await listPage.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // The row must disappear although the refetch never ends.
  await listPage.route('**/api/tournaments', () => new Promise(() => {}));
  release();
  await expect(dialog).toHaveCount(0);
  await expect(getRow(listPage, 'Ольга Смирнова')).toHaveCount(0);
  expect(writes).toEqual([{ method: 'DELETE', path: '/api/tournaments/1', body: null }]);
  await listPage.unrouteAll({ behavior: 'ignoreErrors' });
  await listPage.reload();
  await expect(getRow(listPage, 'Анна Громова')).toBeVisible();
  await expect(getRow(listPage, 'Ольга Смирнова')).toHaveCount(0);
});

test('a failure stays in the dialog, a second try succeeds (DELETE-2) @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /deleteTournament: 500/);
  await listPage.route(
    '**/api/tournaments/*',
    (route) => route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } }),
    { times: 1 },
  );
  const dialog = await openDeletion(listPage, 'Ольга Смирнова');
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Диск переполнен.');
  await expect(getRow(listPage, 'Ольга Смирнова')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(getRow(listPage, 'Ольга Смирнова')).toHaveCount(0);
});

test('a tournament that another user has deleted meanwhile counts as deleted (DELETE-2) @deep', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/status of 404/, /deleteTournament: 404/);
  const dialog = await openDeletion(listPage, 'Анна Громова');
  await deleteTournamentsElsewhere(club, 2);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(getDeletionDialog(listPage)).toHaveCount(0);
  await expect(getRow(listPage, 'Анна Громова')).toHaveCount(0);
});

test('when the last tournament is deleted, the focus stays on the page (DELETE-2, LIST-5) @everywhere', async ({
  listPage,
}) => {
  for (const organizer of ['Ольга Смирнова', 'Анна Громова']) {
    const dialog = await openDeletion(listPage, organizer);
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(listPage.getByText('Турниров пока нет')).toBeVisible();
  await expect(listPage.getByRole('main')).toBeFocused();
});
