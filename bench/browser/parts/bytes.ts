import type { Comparison, Part, Scale } from '../../measure';
import { measureSites } from '../collect';
import { visit } from '../visit';

const NAMES = ['ours', 'bare', 'antd'] as const;
const MORE_NAMES = [...NAMES, 'mui', 'reactAdmin', 'table'] as const;
/** The size of the code does not depend on the number of tournaments. */
const COUNT = 1_000;
/** The budget of 125 KB, plus the page's own HTML, which fits one packet and is not compressed. */
const OURS_MAX_KB = 126;
const KB = 1_000;

/** Compressed KB of the page, its code and its styles that were loaded by the first row. */
const measureBytes: Parameters<typeof measureSites>[2] = (browser, site) =>
  visit(browser, site, async ({ page }) => ({
    bytes: [(await page.evaluate(() => probe.codeBytes())) / KB],
  }));

async function measure({ isQuick }: Scale): Promise<Comparison[]> {
  const names = isQuick ? NAMES : MORE_NAMES;
  const collected = await measureSites([{ count: COUNT, names }], 1, measureBytes);
  return [
    {
      id: 'bytes',
      what: 'HTML, JavaScript and CSS up to the first row, compressed by brotli',
      unit: 'KB',
      samples: collected.getSamples('bytes', COUNT),
      targets: [{ of: 'ours', atMost: OURS_MAX_KB }],
    },
  ];
}

export const bytes: Part = { name: 'bytes', measure };
