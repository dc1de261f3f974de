import { setHidden } from './support/liveChanges';
import { expect, createSeeds, test } from './support/fixtures';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { createTournamentSeed } from './support/roster';
import { installClock } from './support/stillTime';

const SCREEN = { width: 1920, height: 1080 };

test.use({ tournaments: createSeeds([createTournamentSeed(0)]) });

/** Runs in the page. Grants every wake lock and records the requested types. */
function grantWakeLocks(): void {
  const request = async (type: string) => {
    const { dataset } = document.documentElement;
    dataset.locks = `${dataset.locks ?? ''} ${type}`.trim();
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

test('SEEN-7: a page on a big screen keeps the screen awake, again after it was hidden', async ({
  page,
  club,
}) => {
  await page.setViewportSize({ width: 900, height: 1080 });
  await page.addInitScript(grantWakeLocks);
  await page.goto(await createLivePageDesk(club).open(createNames(8)));
  const locks = page.locator('html');
  await expect(locks).not.toHaveAttribute('data-locks');
  await page.setViewportSize(SCREEN);
  await expect(locks).toHaveAttribute('data-locks', 'screen');
  await setHidden(page, true);
  await expect(locks).toHaveAttribute('data-locks', 'screen');
  await setHidden(page, false);
  await expect(locks).toHaveAttribute('data-locks', 'screen screen');
});

test('SEEN-7, SEEN-8: the board: nothing small, nothing cut, a clock, and a table that turns its pages', async ({
  page,
  club,
}) => {
  const desk = createLivePageDesk(club);
  await page.setViewportSize(SCREEN);
  // Two of the names differ only in the last letter.
  const path = await desk.open(['Екатерина Красильникова', ...createNames(39)]);
  await desk.startRound(5);
  await installClock(page);
  await page.goto(path);
  await expect(page.getByRole('timer')).toHaveText(/^\s*раунд 2 через \d:\d\d$/);
  for (let court = 1; court <= 10; court += 1) await desk.score(court, 14, 10);
  await desk.startRound(20);
  await desk.score(1, 24, 0);
  await desk.score(10, 12, 12);
  await expect(page.locator('.pair b')).toHaveCount(4);
  await expect(page.getByRole('timer')).toHaveText(/раунд 3 по плану в \d\d:\d\d$/);
  await expect(page.getByRole('img', { name: 'QR-код этой страницы' })).toBeVisible();
  const look = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.getClientRects().length > 0 &&
          getComputedStyle(one).clipPath === 'none' &&
          [...one.childNodes].some(
            ({ nodeType, data }: ChildNode & { data?: string }) =>
              nodeType === Node.TEXT_NODE && data?.trim(),
          ),
      );
      const isWider = (one: HTMLElement) => one.scrollWidth > one.clientWidth + 1;
      const cut = [
        ...[...document.querySelectorAll<HTMLElement>('.first li')].filter(
          (one) => one.scrollHeight > one.clientHeight + 1 || isWider(one),
        ),
        ...[...document.querySelectorAll<HTMLElement>('.rows th')].filter(isWider),
      ];
      return {
        smallest: Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize))),
        isScrolled: scrollWidth > clientWidth || scrollHeight > clientHeight,
        cut: cut.length,
      };
    });
  const { smallest, ...rest } = await look();
  expect(smallest).toBeGreaterThanOrEqual(30);
  expect(rest).toEqual({ isScrolled: false, cut: 0 });
  const shown = page.locator('.shown');
  await expect(shown).toHaveText(/^\d+–\d+ из\s40$/);
  const first = (await shown.textContent())!;
  await page.clock.runFor(9_000);
  await expect(shown).not.toHaveText(first);
  await page.setViewportSize({ width: 3840, height: 2160 });
  expect((await look()).smallest).toBeGreaterThanOrEqual(60);
});
