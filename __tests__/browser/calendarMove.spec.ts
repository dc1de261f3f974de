import type { Locator, Page } from '@playwright/test';
import { getCentre, getDay, moveByKeys } from './support/calendar';
import { addDaysToToday } from './support/days';
import { watchWrites } from './support/consolePage';
import { expect, skipInBrowser } from './support/everywhere';
import { changeTournamentElsewhere } from './support/signIn';
import { blockEvents } from '../support/blockEvents';
import {
  getCalendarEntry,
  expectNothingMoving,
  MOVABLE,
  listMoves,
  OLGA,
  getSavedMessage,
  TENTH,
  test,
  TWELFTH,
} from './support/calendarMove';

test.use({ tournaments: MOVABLE });

/** Drags an entry with the mouse over a day, without dropping it. */
async function carry(page: Page, entry: Locator, day: Locator): Promise<void> {
  const from = await getCentre(entry);
  const to = await getCentre(day);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

for (const view of ['month', 'week']) {
  test(`DESK-30: in the ${view} one drag moves a tournament, and one press moves it back @everywhere${view === 'week' ? ' @deep' : ''}`, async ({
    page,
    open,
    club,
  }) => {
    skipInBrowser('webkit', 'its driver has no mouse that moves in steps.');
    await open(`view=${view}&day=${TENTH}`);
    await carry(page, getCalendarEntry(page, TENTH), getDay(page, TWELFTH));
    await expect(getDay(page, TWELFTH)).toHaveAttribute('data-target', '');
    await expect(page.getByText('Новый день: пятница, 12 декабря 2098')).toBeVisible();
    await page.mouse.up();
    await expect(getCalendarEntry(page, TWELFTH)).toBeVisible();
    await expect(getCalendarEntry(page, TENTH)).toHaveCount(0);
    await expect(getSavedMessage(page)).toBeVisible();
    // The end of the drag does not count as a click on the entry.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(getCalendarEntry(page, TENTH)).toBeVisible();
    await expect.poll(() => listMoves(club)).toEqual([TWELFTH, TENTH]);
  });
}

test('DESK-30: a drop sends the date alone, and the version it builds on', async ({
  page,
  month: { entry, target, writes },
}) => {
  const ifMatch = page
    .waitForRequest((request) => request.method() === 'PUT')
    .then((request) => request.headers()['if-match']);
  await carry(page, entry, target);
  await page.mouse.up();
  expect(await ifMatch).toBe('"1"');
  await expect(getSavedMessage(page)).toBeVisible();
  expect(writes).toEqual([{ method: 'PUT', path: '/api/tournaments/1', body: { date: TWELFTH } }]);
});

test('DESK-30: the tournament is on its new day before the server has answered', async ({
  page,
  month: { entry, target },
}) => {
  await page.route('**/api/tournaments/1', () => new Promise(() => {}));
  await carry(page, entry, target);
  await page.mouse.up();
  await expect(getCalendarEntry(page, TWELFTH)).toBeVisible();
  await expect(getSavedMessage(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('DESK-32: a day before today takes nothing, by mouse and by keys, and a past tournament stays', async ({
  page,
  open,
}) => {
  await open(`view=month&day=${addDaysToToday(0)}`);
  const writes = watchWrites(page);
  const today = getCalendarEntry(page, addDaysToToday(0), 'Игорь');
  await carry(page, today, getDay(page, addDaysToToday(-1)));
  await expect(page.getByText('Дата не может быть в прошлом')).toBeVisible();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  await page.mouse.up();
  await expect(today).toBeVisible();

  await today.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText('Дата не может быть в прошлом')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(today).toBeVisible();

  const past = getCalendarEntry(page, addDaysToToday(-1), 'Вера');
  await carry(page, past, getDay(page, addDaysToToday(1)));
  await page.mouse.up();
  await moveByKeys(page, past);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(writes).toEqual([]);
});

test('DESK-32: Esc, and letting go outside of the days, leave the tournament where it is @deep', async ({
  page,
  month: { entry, target, writes },
}) => {
  await carry(page, entry, target);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await carry(page, entry, page.getByRole('heading', { level: 1 }));
  await page.mouse.up();
  await expect(entry).toBeVisible();
  await expectNothingMoving(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(writes).toEqual([]);
  // A click without a drag opens the details again.
  await entry.click();
  await expect(page.getByRole('dialog')).toContainText(OLGA);
});

test('DESK-33: a move that the server refuses goes back to its day, says why and can be tried again', async ({
  page,
  month: { entry },
  troubles,
}) => {
  troubles.expect(/status of 500/, /updateTournament: 500/);
  await page.route(
    '**/api/tournaments/1',
    (route) => route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } }),
    { times: 1 },
  );
  await moveByKeys(page, entry);
  await expect(page.getByText('Турнир не перенесён. Диск переполнен.')).toBeVisible();
  await expect(entry).toBeFocused();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(getCalendarEntry(page, '2098-12-11')).toBeVisible();
  await expect(getSavedMessage(page)).toBeVisible();
});

test('DESK-33: a tournament that another user has changed meanwhile is shown as it is now @deep', async ({
  page,
  open,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  await blockEvents(page);
  await open(`view=month&day=${TENTH}`);
  // The page must not notice the change. The request hangs, because an aborted one would also start a reload.
  await page.route('**/api/tournaments', () => undefined);
  await changeTournamentElsewhere(club, { date: '2098-12-20' });
  await moveByKeys(page, getCalendarEntry(page, TENTH));
  await expect(page.getByText('Турнир не перенесён: его тем временем изменили.')).toBeVisible();
  await expect(getCalendarEntry(page, '2098-12-20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
});
