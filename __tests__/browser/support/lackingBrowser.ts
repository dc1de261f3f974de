import { chromium, firefox, type BrowserContext, type Page } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CHROMIUM_ARGUMENTS,
  findChromium,
  findTestBrowser,
} from '../../../scripts/lib/chromium.mjs';
import { FIREFOX_LAUNCH } from '../../../scripts/lib/firefoxLaunch.mjs';
import { isFirefox } from './everywhere';

/** Settings of a browser, by which it lacks or refuses something. */
export type Settings = {
  /** Of Firefox's about:config. */
  firefox: Record<string, string | number | boolean>;
  /** Of Chromium's profile, and of its command line. */
  chromium: { preferences?: object; args?: string[] };
};

const OPTIONS = { locale: 'ru-RU', timezoneId: 'Europe/Moscow' };

const launchFirefox = (folder: string, settings: Settings['firefox']): Promise<BrowserContext> =>
  firefox.launchPersistentContext(folder, {
    ...OPTIONS,
    ...FIREFOX_LAUNCH,
    firefoxUserPrefs: settings,
  });

async function launchChromium(
  folder: string,
  { preferences, args = [] }: Settings['chromium'],
): Promise<BrowserContext> {
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(preferences ?? {}));
  // The shell reads no preferences.
  const program = preferences ? findChromium() : findTestBrowser();
  return chromium.launchPersistentContext(folder, {
    ...OPTIONS,
    executablePath: program ?? undefined,
    args: [...CHROMIUM_ARGUMENTS, ...args],
  });
}

/** Does something on a page of a browser with those settings. */
export async function withLackingBrowser(
  settings: Settings,
  work: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'club-browser-'));
  const context = await (isFirefox
    ? launchFirefox(folder, settings.firefox)
    : launchChromium(folder, settings.chromium));
  try {
    await work(await context.newPage(), context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The name of each thing that a page lacks or is refused. */
export const listLacks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      storage: () => localStorage.getItem('any'),
      channels: () => new BroadcastChannel('any').close(),
      databases: () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('any');
          opening.onsuccess = resolve;
          opening.onerror = () => reject(opening.error!);
        }),
      locks: () => navigator.locks.request('any', () => undefined),
      workers: () => navigator.serviceWorker.getRegistration(),
      clipboard: () => navigator.clipboard.writeText,
      uuids: () => crypto.randomUUID(),
    };
    const lacks: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        lacks.push(name);
      }
    }
    return lacks;
  });
