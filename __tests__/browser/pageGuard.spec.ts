import type { Page } from '@playwright/test';
import { HEARD_SIGN } from '../../src/public/browser/sign';
import { expect, createSeeds, test } from './support/fixtures';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { createTournamentSeed } from './support/roster';
import { createOtherDesk } from './support/otherDesk';
import { createScoreDesk, getCourtCard } from './support/scorePage';
import { installClock } from './support/stillTime';

/** Time within which the page reloads and gets its response, in milliseconds (SEEN-76). */
const AGAIN = 16_000;

test.use({ tournaments: createSeeds([createTournamentSeed(0)]) });

const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Scripts that never start, or fail; null when no script is sent. Keys are parts of test titles. */
const BROKEN_SCRIPTS = {
  'does not come': null,
  'throws at its start': 'throw new Error("broken");',
  'is no script for this browser': 'const = ;',
  'throws later': 'setTimeout(() => missing(), 10);',
};

/** One page whose script is never sent, and one whose script fails after its start. */
const FIRST = ['does not come', 'throws later'];

for (const [what, body] of Object.entries(BROKEN_SCRIPTS)) {
  test(`SEEN-76: a live page whose script ${what} keeps itself up to date, and shows a lost connection${FIRST.includes(what) ? '' : ' @deep'}`, async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/broken|missing|SyntaxError|Unexpected token|ERR_|Failed to load/);
    await page.route(/\/assets\/public\/livePage/, (route) =>
      body === null ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }),
    );
    const desk = createLivePageDesk(club);
    const path = await desk.open(createNames(8));
    await installClock(page);
    await page.goto(`${path}?tv`);
    await expect(page.getByText(/^обновлено в\s\d\d:\d\d$/)).toHaveCount(1);
    await desk.startRound();
    await page.clock.fastForward(AGAIN);
    await expect(getHeading(page, 'Раунд 1 из 7')).toBeVisible();

    await club.stop();
    await page.clock.fastForward(AGAIN);
    await expect(page.getByText(/^Нет связи с\s\d\d:\d\d$/)).toBeVisible();
    await expect(getHeading(page, 'Раунд 1 из 7')).toBeVisible();
    await club.startAgain();
    await desk.score(1, 15, 9);
    await page.clock.fastForward(AGAIN);
    await expect(page.locator('.pair b')).toHaveText(['15', '9']);
    await expect(page.getByText(/Нет связи/)).toHaveCount(0);
  });
}

test('SEEN-76: a page whose script works is left alone', async ({ page, club }) => {
  const desk = createLivePageDesk(club);
  const path = await desk.open(createNames(8));
  await installClock(page);
  await page.goto(path);
  await page.evaluate(() => (document.body.dataset.loaded = 'once'));
  await desk.startRound();
  for (let times = 0; times < 4; times += 1) {
    await page.clock.fastForward(AGAIN);
    // The guard has removed the attribute; the script sets it again when it has read a response.
    await expect(page.locator('html')).toHaveAttribute(HEARD_SIGN, '');
  }
  await expect(getHeading(page, 'Раунд 1 из 7')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
});

test('SEEN-76: a score link whose script does not come shows what others enter', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/ERR_|Failed to load/);
  await page.route(/\/assets\/public\/score/, (route) => route.abort());
  await createLivePageDesk(club).open(createNames(8));
  const desk = createScoreDesk(club);
  const path = await desk.open();
  await installClock(page);
  await page.goto(path);
  await expect(getCourtCard(page, 1)).not.toContainText('15');
  await desk.score(1, 15);
  await page.clock.fastForward(AGAIN);
  await expect(getCourtCard(page, 1)).toContainText('15');
  await club.stop();
  await page.clock.fastForward(AGAIN);
  await expect(page.getByText(/^Нет связи с\s\d\d:\d\d$/)).toBeVisible();
});

const SAYS_ITS_AGE = /^Страница открыта\s\d+\s[а-я]+,?( в)? \d\d:\d\d$/;

test('APPLY-19: a sign-up page whose script does not come says when it was made', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/ERR_|Failed to load/);
  await page.route(/\/assets\/public\/page/, (route) => route.abort());
  const path = (await createOtherDesk(club).read()).signUp.path;
  await installClock(page);
  await page.goto(path);
  await expect(page.getByText(SAYS_ITS_AGE)).toHaveCount(0);
  await page.clock.fastForward(AGAIN);
  await expect(page.getByText(SAYS_ITS_AGE)).toBeVisible();
});

test('APPLY-19: a sign-up page that is old says when it was made, and keeps what is typed', async ({
  page,
  club,
}) => {
  const path = (await createOtherDesk(club).read()).signUp.path;
  await installClock(page);
  await page.goto(path);
  await page.getByLabel('Имя').fill('Мария');
  await page.clock.fastForward(AGAIN);
  await expect(page.getByText(SAYS_ITS_AGE)).toHaveCount(0);
  await page.clock.fastForward(20 * AGAIN);
  await expect(page.getByText(SAYS_ITS_AGE)).toBeVisible();
  await expect(page.getByLabel('Имя')).toHaveValue('Мария');
});

test('APPLY-19: a sign-up page says its age on a device whose clock was set back meanwhile', async ({
  page,
  club,
}) => {
  const path = (await createOtherDesk(club).read()).signUp.path;
  await installClock(page);
  await page.goto(path);
  await page.clock.setSystemTime(Date.now() - 7_200_000);
  await page.clock.fastForward(21 * AGAIN);
  await expect(page.getByText(SAYS_ITS_AGE)).toBeVisible();
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  /** Matches the meta tag of the page's reload period, which the test shortens to a second. */
  const REFRESH = /(<meta http-equiv="refresh" content=")15"/i;
  const SOON = '$11"';

  test('SEEN-76: live page and score link ask for themselves', async ({ page, club }) => {
    await page.route(/\/(live|score)\//, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(REFRESH);
      await route.fulfill({ response, body: body.replace(REFRESH, SOON) });
    });
    const desk = createLivePageDesk(club);
    const path = await desk.open(createNames(8));
    await page.goto(path);
    await expect(page.getByText('8 играют')).toBeVisible();
    await desk.startRound();
    await expect(getHeading(page, 'Раунд 1 из 7')).toBeVisible();
    const link = await createScoreDesk(club).play.openLink('score');
    await page.goto(link);
    await expect(getCourtCard(page, 1)).not.toContainText('15');
    await desk.score(1, 15, 9);
    await expect(getCourtCard(page, 1)).toContainText('15');
  });
});
