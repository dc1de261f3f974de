import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { countSentBytes } from './support/countSentBytes';
import { expectSoundLayout } from './support/layout';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { expect, fillSignUp, getSendButton, test, type SignUpDesk } from './support/signUp';
import { PHONE, WINDOW_SIZES } from './support/windowSizes';

const KB = 1_000;
const PAGE_MAX = 15 * KB;

type Shown = (page: Page, desk: SignUpDesk) => Promise<unknown>;

async function signUp(page: Page, desk: SignUpDesk): Promise<void> {
  await page.goto(desk.path);
  await fillSignUp(page);
  desk.passSeconds(5);
  await getSendButton(page).click();
  await expect(page.getByRole('link', { name: 'В календарь' })).toBeVisible();
}

const SCREENS: readonly [string, Shown][] = [
  [
    'an open form',
    async (page, desk) => {
      await desk.set({ showsFullNames: true });
      await page.goto(desk.path);
    },
  ],
  [
    'errors',
    async (page, desk) => {
      await page.goto(desk.path);
      await getSendButton(page).click();
    },
  ],
  [
    'the consent',
    async (page, desk) => {
      await desk.set({ showsFullNames: true });
      await page.goto(`${desk.path}/consent`);
    },
  ],
  [
    'a closed form',
    async (page, desk) => {
      await desk.set({ isSignUpClosed: true });
      await page.goto(desk.path);
    },
  ],
  [
    'the waiting list',
    async (page, desk) => {
      await desk.set({ capacity: 4 });
      await desk.add(7);
      await signUp(page, desk);
      await page.getByText('Отменить запись', { exact: true }).click();
    },
  ],
  ['an own page', signUp],
  ['an unknown page', (page) => page.goto('/apply/unknown')],
];

test.beforeEach(({ troubles }) => troubles.expect(/status of 404/));

for (const [name, show] of SCREENS) {
  test(`SEEN-10: ${name}: accessible, light and dark, from 320 px on${name !== 'an open form' && name !== 'errors' ? ' @deep' : ''}`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(PHONE);
    await show(page, desk);
    await expectAccessible(page, `apply ${name}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `apply ${name}, dark`);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const viewport of WINDOW_SIZES) {
      await page.setViewportSize(viewport);
      await expectNothingSideways(page);
      await expectSoundLayout(page, viewport.width < 640);
    }
  });
}

test('SEEN-10: each target on a phone is large enough', async ({ page, desk }) => {
  await page.setViewportSize(PHONE);
  await page.goto(desk.path);
  await expectTargets(page.getByRole('main'), 24);
  await signUp(page, desk);
  await expectTargets(page.getByRole('main'), 24);
});

test('SEEN-10: a page with its style, script and icon is within 15 KB', async ({
  page,
  desk,
  club,
}) => {
  await desk.set({ capacity: 40 });
  await desk.add(39);
  await signUp(page, desk);
  for (const address of [club.url + desk.path, page.url()]) {
    const html = await (await fetch(address)).text();
    const assets = [...html.matchAll(/(?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g)];
    const urls = [address, ...assets.map(([, path]) => club.url + path!)];
    expect(urls).toHaveLength(3);
    const bytes = await Promise.all(urls.map(countSentBytes));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(PAGE_MAX);
  }
});
