import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { countSentBytes } from './support/countSentBytes';
import { expect, createSeeds, test } from './support/fixtures';
import { expectSoundLayout } from './support/layout';
import { getLinkLine, openLinks, switchOff } from './support/links';
import type { Club } from './support/club';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { createTodaysSeed, openRoster } from './support/roster';
import { startPlay, expectCourtPlayed, getScoreFields, getTab } from './support/rounds';
import { getNumberButton, openPad } from './support/scorePage';
import { watchTroubles } from './support/troubles';
import { LOOKS, PHONE } from './support/windowSizes';
import { installClock } from './support/stillTime';

const NAMES = createNames(9);
const KB = 1_000;
/** Longest pause between two tries, in milliseconds (SEEN-6). */
const MOST_BETWEEN_TRIES = 8_000;

test.use({ tournaments: createSeeds([createTodaysSeed(0)]) });

const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
/** Opens the live page of 40 players, one round scored and the second begun; returns its path. */
const openLargePage = async (club: Club) => {
  const desk = createLivePageDesk(club);
  const path = await desk.open(createNames(40));
  await desk.startRound();
  for (let court = 1; court <= 10; court += 1) await desk.score(court, 14, 10);
  await desk.startRound();
  return path;
};
const getOwnCourt = (page: Page) => page.getByRole('region', { name: 'Ваш корт и место' });

test('SEEN-6, SEEN-12, SEEN-15, SEEN-21: a score from the desk or a score link is soon on a phone that looks on', async ({
  page,
  club,
  browser,
}) => {
  await createLivePageDesk(club).open(NAMES.slice(0, 8));
  await openRoster(page, club);
  await startPlay(page);
  await getTab(page, 'Раунды').click();
  const dialog = await openLinks(page);
  const board = getLinkLine(dialog, 'Для игроков и табло');
  await switchOff(board);
  await board.getByRole('button', { name: 'Включить' }).click();
  const address = await board.getByLabel('Ссылка для игроков').inputValue();
  expect(address).toMatch(/^http.+\/live\/[\w-]{22}$/);
  await getLinkLine(dialog, 'Счёт').getByRole('button', { name: 'Включить' }).click();
  const link = dialog.getByRole('textbox', { name: 'Ссылка для счёта' });
  await expect(link).toHaveValue(/\/score\/[\w-]{22}$/);
  const scoreAddress = await link.inputValue();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();

  const devices = await Promise.all([0, 1].map(() => browser.newContext({ viewport: PHONE })));
  const troubles = devices.map(watchTroubles);
  const [phone, scorer] = await Promise.all(devices.map((device) => device.newPage()));
  const events = phone!.waitForResponse(/\/live\/[\w-]{22}\/events$/);
  await Promise.all([phone!.goto(address), scorer!.goto(scoreAddress), events]);
  await expect(getHeading(phone!, 'Раунд 1 из 7')).toBeVisible();
  const scores = phone!.locator('.pair b');
  await expect(scores).toHaveCount(0);
  await phone!.evaluate(() => (document.body.dataset.loaded = 'once'));

  await getScoreFields(page, 1).first().focus();
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await expectCourtPlayed(page, 1);
  await expect(scores).toHaveText(['15', '9']);

  await openPad(scorer!, 2);
  await getNumberButton(scorer!, 10).click();
  await expect(scorer!.getByText('Записано: 10:14')).toBeVisible();
  await expect(scores).toHaveText(['15', '9', '10', '14']);
  await expect(getScoreFields(page, 2).first()).toHaveValue('10');
  await expect(phone!.locator('body')).toHaveAttribute('data-loaded', 'once');
  expect(troubles.flatMap((one) => one.listUndeclared())).toEqual([]);
  await Promise.all(devices.map((device) => device.close()));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('SEEN-3: the page says the same, and asks for itself again', async ({ page, club }) => {
    const desk = createLivePageDesk(club);
    await page.goto(await desk.open(NAMES));
    await expect(page.getByText('9 играют')).toBeVisible();
    await desk.startRound();
    await desk.score(1, 15, 9);
    await page.reload();
    await expect(getHeading(page, 'Раунд 1 из 7')).toBeVisible();
    await expect(page.locator('.pair b')).toHaveText(['15', '9']);
    await expect(page.getByText('Отдыхает', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Это я')).toBeHidden();
    await expect(page.locator('noscript meta')).toHaveAttribute('content', '15');
    await desk.score(2, 14, 10);
    await desk.finish();
    await page.reload();
    await expect(page.getByText('Первое место')).toBeVisible();
    await expect(page.getByRole('table')).toContainText('15');
  });
});

test('SEEN-4: a player who looks on sees their own court and place on top, after a reload too', async ({
  page,
  club,
}) => {
  await page.setViewportSize(PHONE);
  const desk = createLivePageDesk(club);
  await page.goto(await desk.open(NAMES.slice(0, 8)));
  await page.getByLabel('Это я').selectOption('Анна Б.');
  await expect(getOwnCourt(page)).toContainText('Вы в составе');
  await desk.startRound();
  await expect(getOwnCourt(page).getByRole('heading', { name: /^Корт [12]$/ })).toBeVisible();
  await expect(getOwnCourt(page).locator('.own')).toHaveText('Анна Б.');
  await desk.score(1, 15, 9);
  await desk.score(2, 14, 10);
  await expect(getOwnCourt(page)).toContainText('место из 8');
  await page.reload();
  await expect(page.getByRole('row', { name: /Анна Б/ })).toHaveClass('own');
  await expect(getOwnCourt(page)).toContainText('Вы: Анна Б.');
  await expectTargets(page.getByRole('banner'), 24);
  await page.getByRole('button', { name: 'Это не я' }).click();
  await expect(page.getByLabel('Это я')).toBeFocused();
  await expect(page.locator('.own')).toHaveCount(0);
});

test('SEEN-6, SEEN-9: a lost connection is shown with its time; once it is back what was missed is shown, and without a stream the page asks', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/ERR_|Failed to load|net::/);
  await page.setViewportSize(PHONE);
  const desk = createLivePageDesk(club);
  const path = await desk.open(NAMES);
  await installClock(page);
  await page.goto(path);
  const lost = page.getByRole('status');
  await expect(page.getByText(/^обновлено в\s\d\d:\d\d$/)).toBeVisible();
  await expect(lost).toBeEmpty();
  await club.stop();
  await expect(lost).toHaveText(/^Нет связи с\s\d\d:\d\d$/);
  await club.startAgain({ LIVE_READERS_PER_ADDRESS: '1' });
  // Another client takes the only stream that the server allows.
  const other = new AbortController();
  const stream = await fetch(`${club.url}${path}/events`, other);
  expect(stream.status).toBe(200);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/events'));
  await desk.startRound();
  await page.clock.fastForward(MOST_BETWEEN_TRIES);
  await expect(getHeading(page, 'Раунд 1 из 7')).toBeVisible();
  await expect(lost).toBeEmpty();
  expect((await refused).status()).toBe(503);
  await desk.score(1, 15, 9);
  await page.clock.fastForward(MOST_BETWEEN_TRIES);
  await expect(page.locator('.pair b')).toHaveText(['15', '9']);
  await expect(lost).toBeEmpty();
  other.abort();
});

for (const { title, sizes, schemes } of LOOKS)
  test(`SEEN-10: with 40 players it is accessible, ${title}`, async ({ page, club }) => {
    const path = await openLargePage(club);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      if (viewport.width < 1_000) {
        const choice = page.getByLabel('Это я');
        if (await choice.isVisible()) await choice.selectOption('Анна Б.');
        await expectNothingSideways(page);
        await expectSoundLayout(page, true);
      }
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `live ${viewport.width}, ${colorScheme}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

test('SEEN-10: with 40 players it is within 15 KB', async ({ club }) => {
  const path = await openLargePage(club);
  const html = await (await fetch(club.url + path)).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g)];
  const urls = [club.url + path, ...assets.map(([, asset]) => club.url + asset!)];
  expect(urls).toHaveLength(3);
  const bytes = await Promise.all(urls.map(countSentBytes));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(15 * KB);
});
