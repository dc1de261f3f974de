import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatCount, getCounts, type Comparison, type Part, type Scale } from '../../measure';
import { measureSites, type Measured } from '../collect';
import type { Name } from '../looks';
import type { Site } from '../stand';
import { visit } from '../visit';

const NAMES = ['ours', 'bare', 'antd'] as const;
const MORE_NAMES = [...NAMES, 'mui', 'reactAdmin'] as const;
const OPENINGS = { quick: 2, full: 5 };
/** Time until the page is idle after a dialog opened or closed, including animations, in milliseconds. */
const SETTLED_MS = 250;
const RATIO_MAX = 0.5;

/** Milliseconds from a click on one of the first rows to its painted dialog. */
const open = (browser: Browser, site: Site, openings: number): Promise<Measured> =>
  visit(browser, site, async ({ page }) => {
    const { row, cell } = site.look;
    await page.evaluate(() => probe.whole());
    const times: number[] = [];
    for (let index = 0; index < openings; index += 1) {
      await sleep(SETTLED_MS);
      await page.evaluate((at) => probe.expectDialog(at), index);
      await page.locator(row).nth(index).locator(cell).click();
      times.push(await page.evaluate(() => probe.result()));
      await sleep(SETTLED_MS);
      await page.keyboard.press('Escape');
      await page.evaluate(() => probe.closed());
    }
    return { opening: times };
  });

async function measure(scale: Scale): Promise<Comparison[]> {
  const names: readonly Name[] = scale.isQuick ? NAMES : MORE_NAMES;
  const plans = getCounts(scale).map((count) => ({ count, names }));
  const openings = scale.isQuick ? OPENINGS.quick : OPENINGS.full;
  const collected = await measureSites(plans, scale.runs, (browser, site) =>
    open(browser, site, openings),
  );
  return plans.map(({ count }) => ({
    id: `dialog-${formatCount(count)}`,
    what: `From a click on a row to its details, ${formatCount(count)} tournaments`,
    unit: 'ms',
    samples: collected.getSamples('opening', count),
    targets: [{ of: 'ours', by: 'antd', atMost: RATIO_MAX }],
  }));
}

export const dialog: Part = { name: 'dialog', measure };
