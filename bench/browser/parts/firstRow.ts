import {
  formatCount,
  getCounts,
  type Comparison,
  type Part,
  type Scale,
  type Target,
} from '../../measure';
import { measureSitesWith, OURS_AT_1K, type Plan } from '../collect';
import type { Name } from '../looks';
import { withPipedChromium, type Send } from '../pipedChromium';
import { visitPlainly, type Before } from '../plainVisit';

const NAMES = ['ours', 'bare', 'bareStreamed', 'antd', 'mui', 'reactAdmin'] as const;
/** The plain table is measured up to this count: showing all rows of a longer list at once takes too long. */
const TABLE_MAX = 10_000;

const TARGETS: Readonly<Record<number, readonly Target[]>> = {
  1_000: [
    { of: 'ours', by: 'bare', atMost: 1.5 },
    { of: 'ours', by: 'antd', atMost: 0.5 },
  ],
  10_000: [
    { of: 'ours', by: 'bare', atMost: 0.6 },
    { of: 'ours', by: 'antd', atMost: 0.35 },
  ],
  100_000: [{ of: 'ours', by: OURS_AT_1K, atMost: 1.5 }],
};

const SLOW_QUICK_RUNS_MAX = 2;
const SLOW_CPU = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const listNames = (count: number, isQuick = false): readonly Name[] => {
  const names: readonly Name[] = count <= TABLE_MAX ? [...NAMES, 'table'] : NAMES;
  return isQuick ? names.filter((name) => name !== 'mui') : names;
};

/** Milliseconds from the start of the navigation until the first row, and until the whole list, is painted. */
const load = (plans: readonly Plan[], runs: number, before?: Before) =>
  measureSitesWith<Send>(withPipedChromium, plans, runs, (send, site) =>
    visitPlainly(
      send,
      site,
      async (ask) => ({
        first: [await ask('probe.firstRow()')],
        whole: [await ask('probe.whole()')],
      }),
      before,
    ),
  );

const measureSlowVisit: Before = async (send) => {
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', SLOW_4G);
  await send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
};

async function measure(scale: Scale): Promise<Comparison[]> {
  const plans = getCounts(scale).map((count) => ({
    count,
    names: listNames(count, scale.isQuick),
  }));
  const collected = await load(plans, scale.runs);
  const { ours = [] } = collected.getSamples('first', 1_000);
  const first = plans.map(({ count }): Comparison => {
    const samples = collected.getSamples('first', count);
    return {
      id: `first-row-${formatCount(count)}`,
      what: `From opening the page to the first row, ${formatCount(count)} tournaments`,
      unit: 'ms',
      samples: count > TABLE_MAX ? { ...samples, [OURS_AT_1K]: ours } : samples,
      targets: TARGETS[count] ?? [],
    };
  });
  const whole = plans.map(({ count }): Comparison => ({
    id: `whole-${formatCount(count)}`,
    what: `From opening the page to the whole list, ${formatCount(count)} tournaments`,
    unit: 'ms',
    samples: collected.getSamples('whole', count),
    targets: [],
  }));
  return [...first, ...whole];
}

async function measureSlow({ isQuick, runs }: Scale): Promise<Comparison[]> {
  const names = isQuick ? (['ours', 'bare', 'antd'] as const) : listNames(1_000);
  const times = isQuick ? Math.min(runs, SLOW_QUICK_RUNS_MAX) : runs;
  const collected = await load([{ count: 1_000, names }], times, measureSlowVisit);
  return [
    {
      id: 'first-row-1k-slow',
      what: 'From opening the page to the first row, 1k tournaments, a quarter of the CPU, slow 4G',
      unit: 'ms',
      samples: collected.getSamples('first', 1_000),
      targets: [{ of: 'ours', by: 'antd', atMost: 0.4 }],
    },
  ];
}

export const firstRow: Part = { name: 'first-row', measure };
export const firstRowSlow: Part = { name: 'first-row-1k-slow', measure: measureSlow };
