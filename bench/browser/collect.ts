import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDemoRandom } from '../../src/server/cli/random';
import type { Samples } from '../measure';
import { withBrowser } from './chromium';
import type { Name } from './looks';
import { getSharedSite, type Site } from './stand';

/** Values of one visit, by the name of the measurement. */
export type Measured = Readonly<Record<string, readonly number[]>>;

/** The pages to measure with `count` tournaments. */
export type Plan = { count: number; names: readonly Name[] };

export type Collected = {
  /** Samples of one measurement, by page name. */
  getSamples: (what: string, count: number) => Samples;
};

/** The console with the fewest tournaments: the reference for the largest list. */
export const OURS_AT_1K = 'ours at 1k';

/** Pause in which the browser frees the previous visit's page. */
const BETWEEN_MS = 300;

/** A different order in each run, so that no page always follows the same one. */
function shuffle<Item>(items: readonly Item[], run: number): Item[] {
  const random = createDemoRandom(run);
  return items
    .map((item) => ({ item, place: random.pickInteger(0, 1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Measures all pages of all plans in turn, `runs` times. */
export const measureSites = (
  plans: readonly Plan[],
  runs: number,
  measure: (browser: Browser, site: Site) => Promise<Measured>,
): Promise<Collected> => measureSitesWith(withBrowser, plans, runs, measure);

/** Measures like `measureSites`, with a browser that `lend` provides. */
export async function measureSitesWith<Lent>(
  lend: (work: (browser: Lent) => Promise<void>) => Promise<void>,
  plans: readonly Plan[],
  runs: number,
  measure: (browser: Lent, site: Site) => Promise<Measured>,
): Promise<Collected> {
  const values = new Map<string, number[]>();
  const createKey = (what: string, { name, count }: { name: string; count: number }) =>
    `${what} ${count} ${name}`;
  const addValues = (site: Site, measured: Measured) => {
    for (const [what, more] of Object.entries(measured)) {
      const key = createKey(what, site);
      values.set(key, [...(values.get(key) ?? []), ...more]);
    }
  };
  const sites: Site[] = [];
  for (const { names, count } of plans) {
    for (const name of names) sites.push(await getSharedSite(name, count));
  }
  await lend(async (browser) => {
    // A browser's first page is always the slowest.
    await measure(browser, sites[0]!);
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`  run ${run} of ${runs}\n`);
      for (const site of shuffle(sites, run)) {
        await sleep(BETWEEN_MS);
        addValues(site, await measure(browser, site));
      }
    }
  });
  return {
    getSamples: (what, count) => {
      const { names = [] } = plans.find((plan) => plan.count === count) ?? {};
      return Object.fromEntries(
        names.map((name) => [name, values.get(createKey(what, { name, count })) ?? []]),
      );
    },
  };
}
