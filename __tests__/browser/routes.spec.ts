import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { recordRequests } from './support/requests';
import { getListHeading, getSignInHeading, openSignedIn, signIn } from './support/signIn';

const createHeading = (page: Page) => page.getByRole('heading', { name: 'Создать турнир' });

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

/** Expects that the list replaces the requested path: Back leads to the page before. */
async function expectReplaced(page: Page, url: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(getListHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`${url}/tournaments`);
  await page.goBack();
  await expect(createHeading(page)).toBeVisible();
}

test('the root leads to the list and leaves no trace in the history (ROUTE-1)', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await expectReplaced(page, club.url, '/');
  await page.goForward();
  await expect(getListHeading(page)).toBeVisible();
});

test('any other path leads to the list and leaves no trace in the history (ROUTE-3) @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  for (const path of ['/tournament', '/tournaments/7', '/tournaments/new/more', '/вход']) {
    await test.step(path, () => expectReplaced(page, club.url, path));
  }
});

test('the list and the create form have addresses of their own, and Back and Forward go between them (ROUTE-2)', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments');
  await expect(getListHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/Турниры/);
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(page).toHaveURL(/\/tournaments\/new$/);
  await expect(createHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/Создать турнир/);
  await page.goBack();
  await expect(getListHeading(page)).toBeVisible();
  await page.goForward();
  await expect(createHeading(page)).toBeVisible();
  await page.reload();
  await expect(createHeading(page)).toBeVisible();
});

test('a visitor meets the sign-in at every path, and then what was asked for (ROUTE-4)', async ({
  page,
  club,
}) => {
  const requests = recordRequests(page);
  for (const path of ['/', '/tournaments', '/tournaments/new', '/nowhere']) {
    await test.step(path, async () => {
      requests.calls.length = 0;
      await page.goto(path);
      await expect(getSignInHeading(page)).toBeVisible();
      await expect(page).toHaveURL(club.url + path);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      expect(requests.calls).toEqual([]);

      await signIn(page);
      const isForm = path === '/tournaments/new';
      await expect(isForm ? createHeading(page) : getListHeading(page)).toBeVisible();
      await expect(page).toHaveURL(`${club.url}/tournaments${isForm ? '/new' : ''}`);
      const out = page.waitForResponse('**/api/auth/logout');
      await page.getByRole('button', { name: 'Выйти' }).click();
      await out;
    });
  }
});

/** Breaks the files that the page loads later. */
async function breakLazyFiles(page: Page, url: string): Promise<() => Promise<void>> {
  const first = await (await fetch(url)).text();
  const isLazy = ({ pathname }: URL) =>
    pathname.startsWith('/assets/') && !first.includes(pathname);
  await page.route(isLazy, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(isLazy);
}

const BROKEN_FILE = [
  /^request: GET \S+\/assets\//,
  /Failed to load resource/,
  /Loading (CSS )?chunk/i,
];

test('a screen whose file does not load shows an error page, and reloading it helps (ROUTE-5)', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...BROKEN_FILE);
  const mend = await breakLazyFiles(page, club.url);
  await openSignedIn(page, club);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  await page.getByRole('link', { name: 'Создать турнир' }).click();

  const title = 'Unexpected Application Error!';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('main')).toContainText(/Перезагрузите страницу/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Перезагрузить' }).click();
  await expect(createHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments\/new$/);
});

test('a file that did not load ahead is asked for again when its screen is opened (ROUTE-5) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...BROKEN_FILE);
  const mend = await breakLazyFiles(page, club.url);
  const failed = page.waitForEvent('requestfailed');
  await openSignedIn(page, club);
  await failed;
  // The last of the files has failed now.
  await page.waitForLoadState('networkidle');
  await mend();
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(createHeading(page)).toBeVisible();
});
