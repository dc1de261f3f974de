import type { Browser, CDPSession, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Site } from './stand';

/** The page's half of the measurement, as one script. */
const { outputFiles } = buildSync({
  entryPoints: ['bench/browser/page/probe.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2023',
  write: false,
});
const probe = outputFiles[0]!.text;

export const DESK = { width: 1440, height: 900 };

/** What runs in a page of a site before its own scripts: its storage is filled, and the probe made. */
export function buildInitScript({ storage, look }: Site): string {
  const stored = Object.entries(storage).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  // An empty page has no storage.
  const filled = `if (location.protocol.startsWith('http')) {${stored.join('')}}`;
  return `${filled}${probe};probeAt(${JSON.stringify(look)});`;
}

/** A page with the protocol of its developer tools. */
export type Visit = { page: Page; tools: CDPSession; site: Site };

/** Opens a page with nothing in the browser's cache, and closes it after the work. */
export async function visit<Result>(
  browser: Browser,
  site: Site,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Every visit would be the first one, in whose first seconds the console's own is installed.
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript({ content: buildInitScript(site) });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await page.goto(`${site.url}/tournaments`, { waitUntil: 'commit' });
    return await work({ page, tools, site });
  } catch (error) {
    throw new Error(`${site.name} with ${site.count} tournaments`, { cause: error });
  } finally {
    await context.close();
  }
}
