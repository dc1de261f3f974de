import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatCount, getCounts, type Comparison, type Part, type Scale } from '../../measure';
import { measureSites, type Measured } from '../collect';
import type { Name } from '../looks';
import type { Site } from '../stand';
import { visit } from '../visit';

const NAMES = ['ours', 'bare', 'antd'] as const;
const MORE_NAMES = [...NAMES, 'mui', 'reactAdmin'] as const;
const TABLE_MAX = 10_000;
const ELEMENTS_MAX = 450;
const HEAP_RATIO_MAX = 1.1;
/** Time in which the console loads its forms, one second after its list; in milliseconds. */
const SETTLED_MS = 2_000;
const MB = 1_000_000;

const weigh = (browser: Browser, site: Site): Promise<Measured> =>
  visit(browser, site, async ({ page, tools }) => {
    await page.evaluate(() => probe.whole());
    await sleep(SETTLED_MS);
    // The first collection runs finalisers; the second one frees the objects that they referenced.
    for (let times = 0; times < 2; times += 1) await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return { heap: [usedSize / MB], elements: [elements] };
  });

const listNames = (count: number, isQuick: boolean): readonly Name[] =>
  isQuick ? NAMES : count <= TABLE_MAX ? [...MORE_NAMES, 'table'] : MORE_NAMES;

async function measure(scale: Scale): Promise<Comparison[]> {
  const counts = getCounts(scale);
  const plans = counts.map((count) => ({ count, names: listNames(count, scale.isQuick) }));
  // Memory varies little, so three runs suffice.
  const collected = await measureSites(plans, Math.min(scale.runs, scale.isQuick ? 1 : 3), weigh);
  const elements = counts.map((count): Comparison => ({
    id: `elements-${formatCount(count)}`,
    what: `DOM elements with the whole list loaded, ${formatCount(count)} tournaments`,
    unit: 'elements',
    samples: collected.getSamples('elements', count),
    targets: [{ of: 'ours', atMost: ELEMENTS_MAX }],
  }));
  const heap = counts.map((count): Comparison => ({
    id: `heap-${formatCount(count)}`,
    what: `JavaScript heap with the whole list loaded, ${formatCount(count)} tournaments`,
    unit: 'MB',
    samples: collected.getSamples('heap', count),
    targets: [{ of: 'ours', by: 'bare', atMost: HEAP_RATIO_MAX }],
  }));
  return [...elements, ...heap];
}

export const weight: Part = { name: 'weight', measure };
