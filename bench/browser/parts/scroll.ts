import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatCount, type Comparison, type Part, type Scale } from '../../measure';
import { measureSites, type Measured } from '../collect';
import { recordScreen } from '../screencast';
import type { Site } from '../stand';
import { visit } from '../visit';
import { scrollByWheel } from '../wheel';

const NAMES = ['ours', 'bare'] as const;
const COUNT = { quick: 10_000, full: 100_000 };
const SCROLL_MS = 2_000;
/** Time in which the console loads its forms, one second after its list; in milliseconds. */
const SETTLED_MS = 1_500;
const QUICK_RUNS_MAX = 2;
/** Height of a row in pixels; gaps between lines of text are smaller. */
const BLANK_PX = 57;
const LATE_MAX = 3;

const countLateFrames = (browser: Browser, site: Site): Promise<number> =>
  visit(browser, site, async ({ page, tools }) => {
    await page.evaluate(() => probe.whole());
    await sleep(SETTLED_MS);
    await page.evaluate(() => probe.watchFrames());
    await scrollByWheel(tools, SCROLL_MS);
    return page.evaluate(() => probe.lateFrames());
  });

/** Measures in a separate visit, because screenshots disturb the other measurement. */
const countBlankFrames = (browser: Browser, site: Site): Promise<number> =>
  visit(browser, site, async ({ page, tools }) => {
    await page.evaluate(() => probe.whole());
    await sleep(SETTLED_MS);
    let blank = 0;
    for (const frame of await recordScreen(tools, () => scrollByWheel(tools, SCROLL_MS))) {
      const height = await page.evaluate((png) => probe.tallestBlankOf(png), frame);
      if (height >= BLANK_PX) blank += 1;
    }
    return blank;
  });

const scrollThrough = async (browser: Browser, site: Site): Promise<Measured> => ({
  late: [await countLateFrames(browser, site)],
  blank: [await countBlankFrames(browser, site)],
});

async function measure({ isQuick, runs }: Scale): Promise<Comparison[]> {
  const count = isQuick ? COUNT.quick : COUNT.full;
  const times = isQuick ? Math.min(runs, QUICK_RUNS_MAX) : runs;
  const collected = await measureSites([{ count, names: NAMES }], times, scrollThrough);
  const all = `2 s of scrolling by the wheel, ${formatCount(count)} tournaments`;
  return [
    {
      id: `scroll-${formatCount(count)}`,
      what: `Frames over 20 ms in ${all}`,
      unit: 'frames',
      samples: collected.getSamples('late', count),
      targets: [{ of: 'ours', by: 'bare', atMost: LATE_MAX, isDifference: true }],
    },
    {
      id: `scroll-blank-${formatCount(count)}`,
      what: `Frames with a row's height or more left blank in ${all}`,
      unit: 'frames',
      samples: collected.getSamples('blank', count),
      targets: [{ of: 'ours', atMost: 0 }],
    },
  ];
}

export const scroll: Part = { name: 'scroll', measure };
