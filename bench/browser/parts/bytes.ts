import type { Comparison, Part, Scale } from '../../measure';
import { measureSites } from '../collect';
import { visit } from '../visit';

const NAMES = ['ours', 'bare', 'antd'] as const;
const MORE_NAMES = [...NAMES, 'mui', 'reactAdmin', 'table'] as const;
/** The size of the code does not depend on the number of tournaments. */
const COUNT = 1_000;
/** The budget of 125 KB, plus the page's own uncompressed HTML, which fits into one packet. */
const OURS_MAX_KB = 126;
const KB = 1_000;

/** Compressed KB of page, code and styles loaded before the first row appeared. */
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
