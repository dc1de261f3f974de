import type { Browser, CDPSession, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Site } from './stand';

/** The measurement's code for the page, as one script. */
const { outputFiles } = buildSync({
  entryPoints: ['bench/browser/page/probe.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2023',
  write: false,
});
const probe = outputFiles[0]!.text;

export const DESK = { width: 1440, height: 900 };

/** Runs in a page before its own scripts: fills the storage and creates the probe. */
export function buildInitScript({ storage, look }: Site): string {
  const stored = Object.entries(storage).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  // The browser's initial empty page has no storage.
  const filled = `if (location.protocol.startsWith('http')) {${stored.join('')}}`;
  return `${filled}${probe};probeAt(${JSON.stringify(look)});`;
}

/** An open page with its DevTools protocol session. */
export type Visit = { page: Page; tools: CDPSession; site: Site };

/** Opens a page with an empty browser cache. Closes it after `work`. */
export async function visit<Result>(
  browser: Browser,
  site: Site,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Each visit would be a first one, in which the console installs its worker within seconds.
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
