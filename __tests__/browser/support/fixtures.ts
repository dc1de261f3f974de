import { test as base, expect, type Page } from '@playwright/test';
import { SESSION_KEY, TOKEN_KEY } from './storageKeys';
import { Club, type Seed, type Template } from './club';
import { watchTroubles, type Troubles } from './troubles';

type TestFixtures = {
  /** What the club's database holds when the test begins; set by test.use. */
  tournaments: Seed[];
  /** Whether the server is a process of its own, for tests that kill it; set by test.use. */
  isProcess: boolean;
  /** The server of this test, on a database of its own. */
  club: Club;
  /** Declares what the test provokes; anything else in the browser's console fails it. */
  troubles: Troubles;
  /** A page of somebody who is signed in, at the list. */
  listPage: Page;
};
type WorkerFixtures = {
  /** Copied for each test. */
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
 * Several tournaments for `test.use({ tournaments: createSeeds([...]) })`: a bare list of objects is taken
 * for a value with its options there.
 */
export const createSeeds =
  (seeds: Seed[]) =>
  async ({}, use: (seeds: Seed[]) => Promise<void>): Promise<void> =>
    use(seeds);

/** Puts a session into the browser's storage as signing in does, once, before the first page. */
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
