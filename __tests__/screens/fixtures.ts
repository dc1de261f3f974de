import type { Page } from '@playwright/test';
import { Club, type Template } from '../browser/support/club';
import { rememberSession, test as base } from '../browser/support/fixtures';
import { getNow, createTemplate, NOW } from './demoClub';
import type { Screen, Visit } from './screen';
import { SIZES, type Size } from './screens';
import { createPictureWriter, type WritePicture } from './writePicture';

type WorkerFixtures = {
  clubs: { full: Template; empty: Template };
  writePicture: WritePicture;
};

/**
 * Runs in the page. Sets the Date header of each response to the pictures' time, because the console uses it (PLAY-50).
 */
function stopServerTime(now: number): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name) {
    return name.toLowerCase() === 'date' ? new Date(now).toUTCString() : get.call(this, name);
  };
}

/** Opens a separate club for each picture, all at the same time. */
export const test = base.extend<
  { visit: (screen: Screen, size: Size) => Promise<Visit> },
  WorkerFixtures
>({
  clubs: [
    async ({}, use) => {
      const [full, empty] = await Promise.all([createTemplate(false), createTemplate(true)]);
      await use({ full: full.template, empty: empty.template });
      await full.club.remove();
      await empty.club.remove();
    },
    { scope: 'worker' },
  ],

  writePicture: [
    async ({ browser }, use) => use(await createPictureWriter(browser)),
    { scope: 'worker' },
  ],

  visit: async ({ browser, clubs }, use) => {
    const [opened, started]: [Page[], Club[]] = [[], []];
    await use(async (screen, size) => {
      const template = screen.isEmpty ? clubs.empty : clubs.full;
      let offset = 0;
      const club = await Club.prepare({ template, clock: () => getNow() + offset });
      started.push(club);
      await club.start({ PUBLIC_URL: 'https://tennis.example.ru', ...screen.env });
      const isPhone = size === 'phone';
      const page = await browser.newPage({
        baseURL: club.url,
        viewport: SIZES[size],
        reducedMotion: 'reduce',
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        serviceWorkers: 'block',
        ...(isPhone && { hasTouch: true, isMobile: true }),
      });
      opened.push(page);
      const passSeconds = (seconds: number) => void (offset += seconds * 1_000);
      const visit: Visit = { page, club, isPhone, passSeconds };
      await page.clock.setFixedTime(NOW);
      await page.addInitScript(stopServerTime, NOW);
      if (!screen.isGuest) await rememberSession(page, template.session, NOW);
      await screen.prepare?.(visit);
      await page.goto(screen.path ?? '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      // This text is in the last part to load, or on an error page; a guest's page has neither.
      const last = page.getByText(/^(Найти или сделать|Unexpected Application Error!)/).first();
      if (!screen.isGuest) await last.waitFor({ state: 'attached' });
      await screen.reach?.(visit);
      return visit;
    });
    for (const page of opened) await page.context().close();
    for (const club of started) await club.remove();
  },
});
