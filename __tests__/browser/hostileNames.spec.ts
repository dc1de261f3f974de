import type { Page } from '@playwright/test';
import { expectSoundLayout } from './support/layout';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { takePicture } from './support/rendering';
import { expect, test } from './support/signUp';

const [RLO, RLI, PDI] = ['\u202e', '\u2067', '\u2069'];
/** Given and family names without spaces inside. */
const HOSTILE = [
  '<b>Анна</b> <img/src=x/onerror=document.body.dataset.ran=1>',
  `${'Щ'.repeat(50)} ${'Ж'.repeat(50)}`,
  '</bdi></main> <script>document.body.dataset.ran=1</script>',
  `${RLO}Борис ${RLO}тенрут`,
  `Глеб ${PDI}${PDI}${RLO}ш-34`,
  `${RLI.repeat(9)}Вера "onfocus=document.body.dataset.ran=1//`,
];
/** Courts for 22 players, two of whom rest. */
const COURTS = 5;
const SIZES = [
  { width: 320, height: 568 },
  { width: 1920, height: 1080 },
];

/** Runs in the page. Lists elements too small for their text, and names that could reorder adjacent text. */
function listEscapedTexts(): string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const isBoard = clientWidth > 1_000;
  const out = [
    ...document.querySelectorAll<HTMLElement>('.top, .first li, .first .pair, .players, .rests'),
  ].filter(
    (one) =>
      one.checkVisibility() &&
      (one.scrollWidth > one.clientWidth + 1 ||
        one.scrollHeight > one.clientHeight + 1 ||
        (isBoard && one.getBoundingClientRect().bottom > innerHeight)),
  );
  const turned = [...document.querySelectorAll('[data-player], h1 bdi')].filter(
    (one) => getComputedStyle(one).unicodeBidi !== 'isolate',
  );
  const isScrolled = scrollWidth > clientWidth || (isBoard && scrollHeight > clientHeight);
  return [
    ...[...out, ...turned].map(({ className, textContent }) => `${className}: ${textContent}`),
    ...(isScrolled ? [`${scrollWidth} ${scrollHeight}`] : []),
  ];
}

async function expectContained(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await takePicture(page, `${name}-${size.width}`);
    // The board's script adapts the rows only after it has noticed the new size.
    await expect.poll(() => page.evaluate(listEscapedTexts), `${name} ${size.width}`).toEqual([]);
    if (size.width < 1_000) await expectSoundLayout(page, true);
  }
}

test('SEEN-70: whole names, however long or hostile, stay in their places on a phone and on the board @deep', async ({
  page,
  club,
  desk: { passSeconds },
}) => {
  const desk = createLivePageDesk(club);
  const path = await desk.openWholeNames([...HOSTILE, ...createNames(16)], passSeconds);
  await page.setViewportSize(SIZES[0]!);
  await page.goto(path);
  await expect(page.getByText(HOSTILE[0]!).last()).toBeVisible();
  await page.getByLabel('Это я').selectOption(HOSTILE[1]!);
  await expectContained(page, 'names before');
  await desk.startRound();
  for (let court = 1; court <= COURTS; court += 1) await desk.score(court, 14, 10);
  await expect(page.getByText('Таблица после раунда 1')).toBeVisible();
  await expectContained(page, 'names in a round');
  await desk.finish();
  await expect(page.getByText('Первое место делят')).toBeVisible();
  await expectContained(page, 'names of winners');
  await expect(page.locator('body')).not.toHaveAttribute('data-ran');
});
