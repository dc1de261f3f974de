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

/** Settings by which a browser lacks or refuses a feature. */
export type Settings = {
  /** Firefox's about:config. */
  firefox: Record<string, string | number | boolean>;
  /** Chromium's profile and command line. */
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
  // Chromium's headless shell ignores preferences.
  const program = preferences ? findChromium() : findTestBrowser();
  return chromium.launchPersistentContext(folder, {
    ...OPTIONS,
    executablePath: program ?? undefined,
    args: [...CHROMIUM_ARGUMENTS, ...args],
  });
}

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

/** Names of the features that the page lacks or cannot use. */
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
