import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { centreOf, dayOf, moveByKeys, test as base } from './support/calendar';
import type { Club } from './support/club';
import { inDays } from './support/days';
import { watchWrites } from './support/desk';
import { expect, leaveOutIn, seeded } from './support/everywhere';
import { changeElsewhere, historyOf } from './support/signing';
import { withoutEvents } from '../support/withoutEvents';

const OLGA = 'Ольга Смирнова';
const TENTH = '2098-12-10';
const TWELFTH = '2098-12-12';

const entryOn = (page: Page, day: string, name = OLGA): Locator =>
  dayOf(page, day).getByRole('button', { name });
const saved = (page: Page): Locator => page.getByText('Изменения сохранены');

type OpenMonth = {
  /** Olga's tournament, where it is at first. */
  entry: Locator;
  /** A free day of the same week. */
  target: Locator;
  /** What is sent from then on. */
  writes: ReturnType<typeof watchWrites>;
};

/** The tests of a move that begins in the month of Olga's tournament. */
const test = base.extend<{ month: OpenMonth }>({
  month: async ({ page, open }, use) => {
    await open(`view=month&day=${TENTH}`);
    const [entry, target] = [entryOn(page, TENTH), dayOf(page, TWELFTH)];
    await use({ entry, target, writes: watchWrites(page) });
  },
});

test.use({
  tournaments: seeded([
    { organizer_name: OLGA, date: TENTH, start_time: '18:00' },
    { organizer_name: 'Анна Громова', date: '2098-12-11', start_time: '10:00' },
    { organizer_name: 'Вера Давняя', date: inDays(-1), start_time: '10:00' },
    { organizer_name: 'Игорь Сегодняшний', date: inDays(0), start_time: '22:00' },
  ]),
});

/** The days to which the first tournament was moved, as the server has noted them. */
async function movesOf(club: Club): Promise<unknown[]> {
  const notes = await historyOf(club, 1);
  return notes
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'date')
    .map(({ to }) => to)
    .reverse();
}

/** Nothing is on its way to another day. */
async function expectNothingMoving(page: Page): Promise<void> {
  await expect(page.locator('[data-target], [data-moving]')).toHaveCount(0);
}

/** Picks an entry up by keys, for a day so many days later. */
async function pickUp(page: Page, entry: Locator, days = 1): Promise<void> {
  await entry.focus();
  await page.keyboard.press('Shift+ArrowRight');
  for (let more = 1; more < days; more += 1) await page.keyboard.press('ArrowRight');
}

/** Takes an entry with the mouse to a day and stops over it. */
async function carry(page: Page, entry: Locator, day: Locator): Promise<void> {
  const from = await centreOf(entry);
  const to = await centreOf(day);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

for (const view of ['month', 'week']) {
  test(`DESK-30: in the ${view} one drag moves a tournament, and one press moves it back @everywhere`, async ({
    page,
    open,
    club,
  }) => {
    leaveOutIn('webkit', 'its driver has no mouse that moves in steps.');
    await open(`view=${view}&day=${TENTH}`);
    await carry(page, entryOn(page, TENTH), dayOf(page, TWELFTH));
    await expect(dayOf(page, TWELFTH)).toHaveAttribute('data-target', '');
    await expect(page.getByText('Новый день: пятница, 12 декабря 2098')).toBeVisible();
    await page.mouse.up();
    await expect(entryOn(page, TWELFTH)).toBeVisible();
    await expect(entryOn(page, TENTH)).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
    // A drag is no press on what it began at.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(entryOn(page, TENTH)).toBeVisible();
    expect(await movesOf(club)).toEqual([TWELFTH, TENTH]);
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
  await expect(saved(page)).toBeVisible();
  expect(writes).toEqual([{ method: 'PUT', path: '/api/tournaments/1', body: { date: TWELFTH } }]);
});

test('DESK-30: the tournament is on its new day before the server has answered', async ({
  page,
  month: { entry, target },
}) => {
  await page.route('**/api/tournaments/1', () => new Promise(() => {}));
  await carry(page, entry, target);
  await page.mouse.up();
  await expect(entryOn(page, TWELFTH)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('DESK-31: by keys a tournament goes to the next day in two presses', async ({
  page,
  month: { entry },
  club,
}) => {
  await pickUp(page, entry);
  await expect(page.getByText(/четверг, 11 декабря 2098. Enter — перенести/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(entryOn(page, '2098-12-11')).toBeFocused();
  await expect(saved(page)).toBeVisible();
  expect(await movesOf(club)).toEqual(['2098-12-11']);
});

test('DESK-31: a screen reader hears of the keys, and nothing is sent before Enter', async ({
  page,
  month: { entry, writes },
}) => {
  await expect(entry).toHaveAccessibleDescription('Shift и стрелка — перенести на другой день');
  await pickUp(page, entry);
  await expect(page.locator('[aria-live]').getByText(/четверг, 11 декабря/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expectNothingMoving(page);
  expect(writes).toEqual([]);
});

test('DESK-31: arrows go on, past the week that is shown, and Esc brings all back', async ({
  page,
  open,
}) => {
  await open(`view=week&day=${TENTH}`);
  const writes = watchWrites(page);
  await pickUp(page, entryOn(page, TENTH), 5);
  await expect(dayOf(page, '2098-12-15')).toHaveAttribute('data-target', '');
  await page.keyboard.press('Escape');
  await expect(entryOn(page, TENTH)).toBeFocused();
  await expectNothingMoving(page);

  await pickUp(page, entryOn(page, TENTH), 5);
  await page.keyboard.press('Enter');
  await expect(entryOn(page, '2098-12-15')).toBeFocused();
  await expect(saved(page)).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ date: '2098-12-15' }]);
});

test('DESK-32: a day before today takes nothing, by mouse and by keys, and a past tournament stays', async ({
  page,
  open,
}) => {
  await open(`view=month&day=${inDays(0)}`);
  const writes = watchWrites(page);
  const today = entryOn(page, inDays(0), 'Игорь');
  await carry(page, today, dayOf(page, inDays(-1)));
  await expect(page.getByText('Дата не может быть в прошлом')).toBeVisible();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  await page.mouse.up();
  await expect(today).toBeVisible();

  await today.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText('Дата не может быть в прошлом')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(today).toBeVisible();

  const past = entryOn(page, inDays(-1), 'Вера');
  await carry(page, past, dayOf(page, inDays(1)));
  await page.mouse.up();
  await moveByKeys(page, past);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(writes).toEqual([]);
});

test('DESK-32: Esc, and letting go beside the days, leave the tournament where it is', async ({
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
  // A press is one again.
  await entry.click();
  await expect(page.getByRole('dialog')).toContainText(OLGA);
});

test('DESK-33: what the server refuses goes back to its day, says why and can be tried again', async ({
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
  await expect(entryOn(page, '2098-12-11')).toBeVisible();
  await expect(saved(page)).toBeVisible();
});

test('DESK-33: what somebody has changed meanwhile is shown as it is now', async ({
  page,
  open,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  await withoutEvents(page);
  await open(`view=month&day=${TENTH}`);
  // The page does not hear of it: without an answer, since one that breaks off is a sign as well.
  await page.route('**/api/tournaments', () => undefined);
  await changeElsewhere(club, { date: '2098-12-20' });
  await moveByKeys(page, entryOn(page, TENTH));
  await expect(page.getByText('Турнир не перенесён: его тем временем изменили.')).toBeVisible();
  await expect(entryOn(page, '2098-12-20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
});

test('DESK-30: while a tournament is carried the calendar keeps WCAG 2.2 AA', async ({
  page,
  month: { entry },
}) => {
  await pickUp(page, entry);
  await expectAccessible(page, 'calendar-moving');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger, which Playwright can only tap with. */
  async function hold(page: Page, entry: Locator) {
    const devTools = await page.context().newCDPSession(page);
    await entry.scrollIntoViewIfNeeded();
    const { x, y } = await centreOf(entry);
    const touch = (type: string, points: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points,
      });
    await touch('touchStart', [{ x, y }]);
    return {
      x,
      y,
      moveTo: (toX: number, toY: number) => touch('touchMove', [{ x: toX, y: toY }]),
      letGo: () => touch('touchEnd', []),
    };
  }

  test('DESK-30: after a long press a finger moves it from the day’s list to another day', async ({
    page,
    month: { target, writes },
  }) => {
    const card = page.getByRole('listitem').getByRole('button', { name: OLGA });
    const finger = await hold(page, card);
    await expect(page.locator('[data-moving]')).toHaveCount(1);
    const { x, y } = await centreOf(target);
    await finger.moveTo(finger.x, finger.y - 30);
    await finger.moveTo(x, y);
    await expect(target).toHaveAttribute('data-target', '');
    await finger.letGo();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('button', { name: '12 декабря, 1 турнир' })).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ date: TWELFTH }]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('DESK-30: a finger that goes on at once scrolls the page', async ({ page, open }) => {
    // The week is longer than this.
    await page.setViewportSize({ width: 390, height: 560 });
    await open(`view=week&day=${TENTH}`);
    const writes = watchWrites(page);
    const main = page.getByRole('main');
    const finger = await hold(page, entryOn(page, TENTH));
    const before = await main.evaluate((element) => element.scrollTop);
    for (let by = 20; by <= 200; by += 20) await finger.moveTo(finger.x, finger.y - by);
    await finger.letGo();
    await expect.poll(() => main.evaluate((element) => element.scrollTop)).not.toBe(before);
    await expectNothingMoving(page);
    expect(writes).toEqual([]);
  });
});
