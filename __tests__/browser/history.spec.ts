import Database from 'better-sqlite3';
import type { Locator, Page } from '@playwright/test';
import { getDetail, openDetail } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { chooseMore } from './support/savedFile';
import { changeTournamentElsewhere } from './support/signIn';
import type { Club } from './support/club';
import { expectNothingSideways } from './support/rendering';

const OLGA = 'Ольга Смирнова';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA, entry_fee: 1500 }]) });

const getHistoryLines = (scope: Page | Locator) =>
  scope.getByRole('list', { name: 'История турнира' }).getByRole('listitem');

async function openHistory(page: Page): Promise<Locator> {
  const detail = await openDetail(page, OLGA);
  await chooseMore(detail, 'История');
  return detail;
}

/** Adds history lines with an old date directly to the database. */
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

test('COMFORT-33: the time is the club’s; a long history is shown by hundreds @deep', async ({
  listPage,
  club,
}) => {
  seedNotes(club, 350);
  const detail = await openHistory(listPage);
  await expect(getHistoryLines(detail)).toHaveCount(100);
  await expect(getHistoryLines(detail).first()).toContainText('21 ноября 2026, 14:05');
  for (const count of [200, 300, 350]) {
    await detail.getByRole('button', { name: 'Показать ещё' }).click();
    await expect(getHistoryLines(detail)).toHaveCount(count);
  }
  await expect(detail.getByRole('button', { name: 'Показать ещё' })).toHaveCount(0);
  await expect(getHistoryLines(detail).nth(300)).toBeFocused();
  await getHistoryLines(detail).last().scrollIntoViewIfNeeded();
  await expect(getHistoryLines(detail).last()).toBeInViewport();
  await expect(detail.getByRole('button', { name: 'Закрыть', exact: true })).toBeInViewport();
});

test('COMFORT-33: a history that fails says why and is tried again; a tournament from before it has no notes', async ({
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

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('COMFORT-33: the history opens into view, and nothing lies sideways @deep', async ({
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
    await chooseMore(detail, 'История');
    await expect(getHistoryLines(detail).first()).toBeInViewport();
    await expect(getHistoryLines(detail).getByRole('insertion').last()).toContainText(
      '+7 (903) 111-22-33',
    );
    await expectNothingSideways(listPage);
  });
});
