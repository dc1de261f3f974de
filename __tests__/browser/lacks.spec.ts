import type { Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { chooseTheme } from './support/account';
import { getRow } from './support/consolePage';
import type { Club } from './support/club';
import { createSeeds, expect, isFirefox, skipInBrowser, test } from './support/everywhere';
import { listLacks, withLackingBrowser, type Settings } from './support/lackingBrowser';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { createTournamentSeed, getArrivedCheckbox, getPlayUrl, readEntry } from './support/roster';
import { getSignInHeading, signIn } from './support/signIn';
import { watchTroubles } from './support/troubles';

const OLGA = 'Ольга Смирнова';
const LAN_HOST = 'club.lan';
const CHROMIUM_COOKIES_BLOCKED = 2;
const FIREFOX_COOKIES_BLOCKED = 2;

/** Messages that the browsers log by themselves. */
const BROWSER_WORDS = [
  /^page: Storage access is restricted in this context due to user settings/,
  /^console: The Cross-Origin-Opener-Policy header has been ignored/,
];

type Lack = { when: string; settings: Settings; host?: string; lacks: Record<string, string[]> };

/** Each test checks in the page that the features are missing, so it cannot pass with them. */
const LACKS: Lack[] = [
  {
    when: 'where sites may keep nothing',
    settings: {
      firefox: { 'network.cookie.cookieBehavior': FIREFOX_COOKIES_BLOCKED },
      chromium: {
        preferences: {
          profile: { default_content_setting_values: { cookies: CHROMIUM_COOKIES_BLOCKED } },
        },
      },
    },
    lacks: {
      firefox: ['storage', 'channels', 'databases', 'locks', 'workers'],
      chromium: ['storage', 'databases', 'locks', 'workers'],
    },
  },
  {
    when: 'over plain HTTP within a network',
    settings: {
      firefox: { 'network.dns.localDomains': LAN_HOST },
      chromium: { args: [`--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`] },
    },
    host: LAN_HOST,
    lacks: {
      firefox: ['locks', 'workers', 'clipboard', 'uuids'],
      chromium: ['locks', 'workers', 'clipboard', 'uuids'],
    },
  },
];

test.use({ tournaments: createSeeds([createTournamentSeed(4, { organizer_name: OLGA })]) });

/** Signs in, marks who has come, sees the list, chooses a theme, and signs out. */
async function workAtDesk(page: Page, club: Club): Promise<void> {
  await signIn(page);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await expect.poll(() => readEntry(club, 'Анна Крылова')).toMatchObject({ attendance: 'arrived' });
  await page.getByRole('link', { name: 'Назад к турнирам' }).click();
  await expect(getRow(page, OLGA)).toBeVisible();
  await chooseTheme(page, 'Тёмная тема');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
}

/** Opens a live page, and expects there what the desk enters. */
async function followLivePage(page: Page, club: Club, host: string): Promise<void> {
  const desk = createLivePageDesk(club);
  // The first name already belongs to an application.
  const path = await desk.open(createNames(5).slice(1));
  await desk.startRound();
  await page.goto(host + path);
  await expect(page.getByRole('heading', { name: 'Раунд 1', exact: true })).toBeVisible();
  await desk.score(1, 15, 9);
  await expect(page.locator('.pair b')).toHaveText(['15', '9']);
}

for (const { when, settings, host = '127.0.0.1', lacks } of LACKS) {
  test(`WEATHER-9: ${when} the console starts, what is done reaches the server, and a live page shows it @everywhere @brief @deep`, async ({
    club,
  }) => {
    skipInBrowser('webkit', 'its driver sets no preferences');
    const isShellEnough = isFirefox || !settings.chromium.preferences;
    test.skip(!isShellEnough && findChromium() === null, 'the headless shell has no preferences');
    await withLackingBrowser(settings, async (page, context) => {
      const troubles = watchTroubles(context);
      troubles.expect(...BROWSER_WORDS);
      const { port } = new URL(club.url);
      await page.goto(`http://${host}:${port}${getPlayUrl()}/roster`);
      expect(await listLacks(page)).toEqual(lacks[isFirefox ? 'firefox' : 'chromium']);
      await workAtDesk(page, club);
      await followLivePage(page, club, `http://${host}:${port}`);
      expect(troubles.listUndeclared()).toEqual([]);
    });
  });
}

const FAILED = 'Консоль не запустилась.';

test('WEATHER-10: a start that throws says so, and what to do @everywhere @brief', async ({
  page,
  troubles,
}) => {
  skipInBrowser('webkit', 'its driver runs nothing at the beginning of a page');
  troubles.expect(/No such luck/);
  await page.addInitScript(() => {
    const getElementById = document.getElementById.bind(document);
    document.getElementById = (id: string) => {
      if (id === 'root') throw new Error('No such luck');
      return getElementById(id);
    };
  });
  await page.goto('/tournaments');
  await expect(page.getByRole('alert')).toContainText(FAILED);
});

test('WEATHER-10: a start whose code does not come says so; a console that has started never does', async ({
  page,
  troubles,
}) => {
  troubles.expect(/net::ERR_FAILED/);
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto('/tournaments');
  await expect(page.getByText(FAILED)).toBeVisible();

  await page.unroute('**/assets/main.*.js');
  await page.goto('/tournaments');
  await expect(getSignInHeading(page)).toBeVisible();
  troubles.expect(/Late/);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('Late');
    }),
  );
  await expect(page.locator('html')).toHaveAttribute('data-failed', '');
  await expect(page.getByText(FAILED)).toBeHidden();
});
