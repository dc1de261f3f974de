import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  formatCount,
  getCounts,
  type Comparison,
  type Part,
  type Scale,
  type Target,
} from '../../measure';
import { measureSites, OURS_AT_1K, type Measured } from '../collect';
import { typeLetter, pressKey } from '../keys';
import type { Name } from '../looks';
import { listSearches } from '../searches';
import type { Site } from '../stand';
import { visit, type Visit } from '../visit';

const NAMES = ['ours', 'bare', 'antd'] as const;
const MORE_NAMES = [...NAMES, 'mui', 'reactAdmin'] as const;
const TABLE_MAX = 10_000;
/** Time until the page is idle after a result, in milliseconds. */
const SETTLED_MS = 100;
const SLOWEST_MAX_MS = 100;

const TARGETS: Readonly<Record<number, readonly Target[]>> = {
  10_000: [
    { of: 'ours', by: 'bare', atMost: 1.6 },
    { of: 'ours', by: 'antd', atMost: 0.6 },
  ],
  100_000: [{ of: 'ours', by: OURS_AT_1K, atMost: 1.3 }],
};

type Type = (tools: Visit['tools'], letter: string) => Promise<void>;

/**
 * Types the searches letter by letter. Returns the milliseconds from the key that starts each search to the painted
 * rows.
 */
async function type(
  { page, tools, site }: Visit,
  words: readonly string[],
  by: Type,
  key?: string,
) {
  const times: number[] = [];
  const top = await page.evaluate(() => probe.top());
  for (const word of words) {
    for (const letter of word) {
      await page.evaluate((expected) => probe.expectChange(expected), key ?? letter);
      await by(tools, letter);
      const time = await page.evaluate(() => probe.result());
      // A negative time means that the typing pause ended before the key event.
      if (time >= 0) times.push(time);
      await sleep(SETTLED_MS);
    }
    await page.fill(site.look.search, '');
    await page.evaluate((wanted) => probe.shown(wanted), top);
    await sleep(SETTLED_MS);
  }
  return times;
}

const measureWith =
  (words: ReadonlyMap<number, readonly string[]>) =>
  (browser: Browser, site: Site): Promise<Measured> =>
    visit(browser, site, async (visited) => {
      const { page } = visited;
      await page.evaluate(() => probe.whole());
      await page.click(site.look.search);
      const wanted = words.get(site.count)!;
      const typed = await type(visited, wanted, pressKey);
      // A user who does not wait for the end of the typing pause presses Enter.
      const entered =
        site.name === 'ours' ? await type(visited, wanted, typeLetter, 'Enter') : typed;
      return { typed, entered, slowest: [Math.max(...entered)] };
    });

const listNames = (count: number, isQuick: boolean): readonly Name[] =>
  isQuick ? NAMES : count <= TABLE_MAX ? [...MORE_NAMES, 'table'] : MORE_NAMES;

async function measure(scale: Scale): Promise<Comparison[]> {
  const { isQuick, runs } = scale;
  const counts = getCounts(scale);
  const words = new Map<number, readonly string[]>();
  for (const count of counts) words.set(count, await listSearches(count, isQuick ? 2 : 3));
  const plans = counts.map((count) => ({ count, names: listNames(count, isQuick) }));
  const collected = await measureSites(plans, runs, measureWith(words));
  const { ours = [] } = collected.getSamples('entered', 1_000);
  const each = (make: (count: number, all: string) => Comparison) =>
    counts.map((count) => make(count, `${formatCount(count)} tournaments`));
  return [
    ...each((count, all) => {
      const targets = TARGETS[count] ?? [];
      const samples = collected.getSamples('entered', count);
      const isReferred = targets.some(({ by }) => by === OURS_AT_1K);
      return {
        id: `keystroke-${formatCount(count)}`,
        what: `From the key that searches (ours: Enter) to the rows found, ${all}`,
        unit: 'ms',
        samples: isReferred ? { ...samples, [OURS_AT_1K]: ours } : samples,
        targets,
      };
    }),
    ...each((count, all) => ({
      id: `keystroke-typed-${formatCount(count)}`,
      what: `From a letter to the rows found, any pause of typing included, ${all}`,
      unit: 'ms',
      samples: collected.getSamples('typed', count),
      targets: [],
    })),
    ...each((count, all) => ({
      id: `keystroke-slowest-${formatCount(count)}`,
      what: `The slowest search of a visit, ${all}`,
      unit: 'ms',
      samples: collected.getSamples('slowest', count),
      targets: [{ of: 'ours', atMost: SLOWEST_MAX_MS }],
    })),
  ];
}

export const keystroke: Part = { name: 'keystroke', measure };
