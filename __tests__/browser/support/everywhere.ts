import type { Page } from '@playwright/test';
import { expect as playwrightExpect, rememberSession, test as inChromium } from './fixtures';
import { expect as webkitExpect } from './webkit/matchers';
import { WebKit } from './webkit/launch';
import { WebKitPage } from './webkit/page';

/** Browser of the run; only playwright.everywhere.config.ts sets it. */
const BROWSER = process.env.TEST_BROWSER;

/** Troubles that Firefox reports and Chromium does not. */
const FIREFOX_WAYS = [
  /^page: The operation is insecure\.$/,
  /NS_BINDING_ABORTED/,
  /^request: GET \S+\/api\/(tournaments|trash\/count|plays) NS_ERROR_(CONNECTION_REFUSED|OFFLINE)/,
];

/** Annotates the test for the table in docs/browsers.md. */
const annotateVersion = (name: string, version: string): void =>
  void test.info().annotations.push({ type: 'browser', description: `${name} ${version}` });

/**
 * Replaces the function by which Playwright inserts text in Firefox. The original sets the field's value, which React
 * does not treat as typing.
 */
function insertAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else inserts text so.
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
}

const byPlaywright = inChromium.extend<{ browserWays: void }>({
  browserWays: [
    async ({ browser, browserName, context, troubles }, use) => {
      annotateVersion(browserName === 'firefox' ? 'Firefox' : 'Chromium', browser.version());
      if (browserName === 'firefox') {
        troubles.expect(...FIREFOX_WAYS);
        await context.addInitScript(insertAsTyped);
      }
      await use();
    },
    { auto: true },
  ],
});

/** Playwright has no driver for this WebKit; these fixtures replace its page, context and browser. */
const inWebKit = inChromium.extend<{ seen: string[] }, { webkit: WebKit }>({
  webkit: [
    async ({}, use) => {
      const webkit = await WebKit.launch();
      await use(webkit);
      await webkit.close();
    },
    { scope: 'worker' },
  ],

  seen: async ({}, use) => use([]),

  troubles: async ({ seen }, use) => {
    const declared: RegExp[] = [];
    await use({
      expect: (...patterns) => void declared.push(...patterns),
      listUndeclared: () => seen.filter((text) => !declared.some((pattern) => pattern.test(text))),
    });
  },

  page: async ({ webkit, club, viewport, seen, troubles }, use, testInfo) => {
    const driver = await webkit.open();
    const page = new WebKitPage({ driver, baseURL: club.url, downloads: webkit.downloads });
    annotateVersion('WebKitGTK', driver.version);
    await page.setViewportSize(viewport!);
    await use(page as unknown as Page);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screenshot', {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
    }
    seen.push(...(await page.troubles()));
    await driver.end();
    playwrightExpect(troubles.listUndeclared(), 'undeclared trouble in the browser').toEqual([]);
  },

  listPage: async ({ page, club }, use) => {
    await rememberSession(page, club.session!);
    await page.goto('/tournaments');
    await page.getByRole('heading', { name: 'Турниры', exact: true }).waitFor();
    await use(page);
  },
});

export { rememberSession, createSeeds } from './fixtures';

export const isWebKit = BROWSER === 'webkit';
export const isFirefox = BROWSER === 'firefox';

/** Skips a test where a browser's driver cannot do what it needs. */
export const skipInBrowser = (browser: 'firefox' | 'webkit', reason: string): void =>
  test.skip(BROWSER === browser, reason);

/** `test` and `expect` for the browser of the run. */
export const test =
  { chromium: byPlaywright, firefox: byPlaywright, webkit: inWebKit }[BROWSER ?? ''] ?? inChromium;
export const expect = isWebKit ? webkitExpect : playwrightExpect;
