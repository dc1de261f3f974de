import Database from 'better-sqlite3';
import type { Locator, Page } from '@playwright/test';
import { getDetail, openDetail } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { callServer, changeTournamentElsewhere } from './support/signIn';
import type { Club } from './support/club';
import { expectNothingSideways } from './support/rendering';

const OLGA = 'Ольга Смирнова';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA, entry_fee: 1500 }]) });

const notes = (scope: Page | Locator) =>
  scope.getByRole('list', { name: 'История турнира' }).getByRole('listitem');

async function openHistory(page: Page): Promise<Locator> {
  const detail = await openDetail(page, OLGA);
  await detail.getByText('История').click();
  return detail;
}

/** Notes it in the database, as it was so long ago. */
function seedNotes(club: Club, count: number): void {
  const database = new Database(club.databaseFile);
  const insert = database.prepare(
    `INSERT INTO tournament_history (tournament_id, kind, version, changes, username, at)
     VALUES (1, 'updated', ?, ?, 'admin', '2026-11-21T11:05:00.000Z')`,
  );
  database.transaction(() => {
    for (let version = 2; version < count + 2; version += 1) {
      const changes = [{ field: 'entry_fee', from: version, to: version + 1 }];
      insert.run(version, JSON.stringify(changes));
    }
  })();
  database.close();
}

test('COMFORT-33: what happened, when and by whom, with each change from and to, newest first', async ({
  listPage,
  club,
}) => {
  await changeTournamentElsewhere(club, { entryFee: 2500, endTime: '14:00', levelTo: 4.5 });
  const { token } = club.session!;
  await callServer(club, token, 'DELETE', '/api/tournaments/1');
  await callServer(club, token, 'POST', '/api/tournaments/1/restore');
  await listPage.reload();
  const asked: string[] = [];
  listPage.on('request', (request) => asked.push(request.url()));
  const detail = await openDetail(listPage, OLGA);
  expect(asked.filter((url) => url.includes('history'))).toEqual([]);
  await detail.getByRole('tab', { name: 'История' }).press('Enter');
  await expect(notes(detail)).toHaveCount(3);
  await expect(notes(detail).nth(0)).toHaveText(
    /^Восстановлен \d\d\s[а-я]+\s20\d\d, \d\d:\d\d · admin$/,
  );
  await expect(notes(detail).nth(1)).toContainText('Удалён');
  const edited = notes(detail).nth(2);
  await expect(edited).toContainText('Изменён');
  await expect(edited.getByRole('term')).toHaveText([
    'Время окончания',
    'Максимальный уровень',
    'Взнос, ₽',
  ]);
  await expect(edited.getByRole('deletion')).toHaveText([
    'Было: —',
    'Было: не указан',
    'Было: 1 500 ₽',
  ]);
  await expect(edited.getByRole('insertion')).toHaveText([
    'Стало: 14:00',
    'Стало: 4.5',
    'Стало: 2 500 ₽',
  ]);
});

test('COMFORT-33: the time is the club’s; a long history is shown by hundreds', async ({
  listPage,
  club,
}) => {
  seedNotes(club, 350);
  const detail = await openHistory(listPage);
  await expect(notes(detail)).toHaveCount(100);
  await expect(notes(detail).first()).toContainText('21 ноября 2026, 14:05');
  for (const count of [200, 300, 350]) {
    await detail.getByRole('button', { name: 'Показать ещё' }).click();
    await expect(notes(detail)).toHaveCount(count);
  }
  await expect(detail.getByRole('button', { name: 'Показать ещё' })).toHaveCount(0);
  await expect(notes(detail).nth(300)).toBeFocused();
  await notes(detail).last().scrollIntoViewIfNeeded();
  await expect(notes(detail).last()).toBeInViewport();
  await expect(detail.getByRole('button', { name: 'Закрыть', exact: true })).toBeInViewport();
});

test('COMFORT-33: one from before the history began has no notes; a failure says why, and tries again', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /readHistory: 500/);
  await listPage.route(
    '**/history',
    (route) => route.fulfill({ status: 500, json: { message: 'База занята.' } }),
    { times: 1 },
  );
  const detail = await openHistory(listPage);
  await expect(detail.getByRole('alert')).toContainText('История не загрузилась. База занята.');
  await detail.getByRole('button', { name: 'Повторить', exact: true }).click();
  await expect(detail.getByText('Записей пока нет')).toBeVisible();
});

test('COMFORT-33: garbage ends in Russian words', async ({ listPage }) => {
  await listPage.route('**/history', (route) => route.fulfill({ json: 'вчера' }));
  const detail = await openHistory(listPage);
  await expect(detail.getByRole('alert')).toContainText('Неверный формат данных от сервера');
});

test('COMFORT-33: opened again after an edit, it knows of it', async ({ listPage, club }) => {
  await openHistory(listPage);
  await expect(listPage.getByText('Записей пока нет')).toBeVisible();
  await listPage.keyboard.press('Escape');
  await expect(getDetail(listPage)).toHaveCount(0);
  await changeTournamentElsewhere(club, { entryFee: 900 });
  const detail = await openHistory(listPage);
  await expect(notes(detail)).toHaveCount(1);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('COMFORT-33, DESK-11: it opens into view, and nothing lies sideways', async ({
    listPage,
    club,
  }) => {
    const longest = 'Александра Константинопольская-Преображенская-Юрьев';
    await changeTournamentElsewhere(club, {
      organizerName: longest.slice(0, 50),
      organizerPhone: '+7 (903) 111-22-33',
    });
    await listPage.reload();
    await listPage.getByText('Александра').tap();
    const detail = getDetail(listPage);
    await detail.getByText('История').scrollIntoViewIfNeeded();
    await detail.getByText('История').tap();
    await expect(notes(detail).first()).toBeInViewport();
    await expect(notes(detail).getByRole('insertion').last()).toContainText('+7 (903) 111-22-33');
    await expectNothingSideways(listPage);
  });
});
