import { test as base, expect, type Page } from '@playwright/test';
import { SESSION_KEY, TOKEN_KEY } from './storageKeys';
import { Club, type Seed, type Template } from './club';
import { watchTroubles, type Troubles } from './troubles';

type TestFixtures = {
  /** Initial content of the club's database; set by test.use. */
  tournaments: Seed[];
  /** True for a server in a separate process, for tests that kill it; set by test.use. */
  isProcess: boolean;
  /** The server of this test, on its own database. */
  club: Club;
  /** Declares troubles that the test provokes. Any undeclared trouble in the browser's console fails the test. */
  troubles: Troubles;
  /** The list's page, signed in. */
  listPage: Page;
};
type WorkerFixtures = {
  /** Server folder that is copied for each test. */
  template: Template;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  template: [
    async ({}, use) => {
      const club = await Club.prepare();
      await club.start();
      const session = await club.signIn();
      await club.stop();
      await club.makePasswordCheap();
      await use({ folder: club.folder, session });
      await club.remove();
    },
    { scope: 'worker' },
  ],

  tournaments: [[], { option: true }],

  isProcess: [false, { option: true }],

  club: async ({ template, tournaments, isProcess }, use) => {
    const club = await Club.prepare({ template, isProcess });
    club.seed(tournaments);
    await club.start();
    await use(club);
    await club.remove();
  },

  baseURL: async ({ club }, use) => use(club.url),

  troubles: async ({ context }, use) => {
    const troubles = watchTroubles(context);
    await use(troubles);
    expect(troubles.listUndeclared(), 'undeclared trouble in the browser').toEqual([]);
  },

  page: async ({ page, troubles: _ }, use) => use(page),

  listPage: async ({ page, club }, use) => {
    await rememberSession(page, club.session!);
    await page.goto('/tournaments');
    await expect(page.getByRole('heading', { name: 'Турниры', exact: true })).toBeVisible();
    await use(page);
  },
});

/**
 * Wraps seeds for `test.use({ tournaments: createSeeds([...]) })`: Playwright would take a bare array for a value with
 * options.
 */
export const createSeeds =
  (seeds: Seed[]) =>
  async ({}, use: (seeds: Seed[]) => Promise<void>): Promise<void> =>
    use(seeds);

/** Stores a session in the browser once, before the first page, as a sign-in does. */
export async function rememberSession(
  page: Page,
  { token, username }: { token: string; username: string },
  timestamp = Date.now(),
): Promise<void> {
  await page.addInitScript(
    ({ record, secret, keys }) => {
      if (sessionStorage.getItem('remembered')) return;
      sessionStorage.setItem('remembered', 'yes');
      localStorage.setItem(keys.TOKEN_KEY, secret);
      localStorage.setItem(keys.SESSION_KEY, record);
    },
    {
      record: JSON.stringify({ username, timestamp }),
      secret: token,
      keys: { SESSION_KEY, TOKEN_KEY },
    },
  );
}

export { expect };
