import type { Browser, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Comparison, Part, Scale } from '../../measure';
import { withBrowser } from '../chromium';
import type { Written } from '../page/written';
import { openOwn, type Site } from '../stand';
import { visit } from '../visit';

const COUNT = 10_000;
const WRITES = 3;
/** Two frames at 60 Hz, in milliseconds. */
const PAINTED_MAX_MS = 34;
const LIST_MAX_KB = 10;
const KB = 1_000;
/** Time in which the console loads its forms, one second after its list; in milliseconds. */
const SETTLED_MS = 1_500;
const BETWEEN_MS = 300;

/** A fee that no tournament has yet. */
let fee = 10_000;

/** Changes a row's fee in the dialog, as a user does. */
async function edit(page: Page, site: Site, index: number): Promise<Written> {
  fee += 1;
  await page.locator(site.look.row).nth(index).getByLabel('Редактировать').click();
  const dialog = page.getByRole('dialog', { name: 'Редактирование турнира' });
  await dialog.getByLabel('Взнос').fill(String(fee));
  await dialog.getByText('Просмотр').click();
  await page.evaluate(([at, text]) => probe.expectWrite([probe.getPhone(at), text], true), [
    index,
    `${fee}₽`,
  ] as const);
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
  return (await page.evaluate(() => probe.written()))!;
}

async function remove(page: Page, site: Site, index: number): Promise<Written> {
  await page.locator(site.look.row).nth(index).getByLabel('Удалить').click();
  await page.evaluate((at) => probe.expectWrite([probe.getPhone(at)], false), index);
  const dialog = page.getByRole('dialog', { name: 'Удалить турнир' });
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  return (await page.evaluate(() => probe.written()))!;
}

type Writes = { edits: Written[]; deletions: Written[] };

const write = (browser: Browser, site: Site): Promise<Writes> =>
  visit(browser, site, async ({ page }) => {
    await page.evaluate(() => probe.whole());
    await sleep(SETTLED_MS);
    const writes: Writes = { edits: [], deletions: [] };
    for (let index = 0; index < WRITES; index += 1) {
      writes.edits.push(await edit(page, site, index));
      await sleep(BETWEEN_MS);
      writes.deletions.push(await remove(page, site, index));
      await sleep(BETWEEN_MS);
    }
    return writes;
  });

/** Visits a separate console, because the shared ones must stay unchanged. */
async function measureVisits(runs: number): Promise<Writes> {
  const { site, close } = await openOwn(COUNT);
  try {
    return await withBrowser(async (browser) => {
      const all: Writes = { edits: [], deletions: [] };
      await write(browser, site);
      for (let run = 1; run <= runs; run += 1) {
        const { edits, deletions } = await write(browser, site);
        all.edits.push(...edits);
        all.deletions.push(...deletions);
      }
      return all;
    });
  } finally {
    await close();
  }
}

async function measure({ runs }: Scale): Promise<Comparison[]> {
  const { edits, deletions } = await measureVisits(runs);
  const painted = [{ of: 'ours', atMost: PAINTED_MAX_MS }];
  return [
    {
      id: 'edit-10k',
      what: 'From the answer to an edit to the row that shows it, 10k tournaments',
      unit: 'ms',
      samples: { ours: edits.map(({ ms }) => ms) },
      targets: painted,
    },
    {
      id: 'delete-10k',
      what: 'From the answer to a deletion to the list without the row, 10k tournaments',
      unit: 'ms',
      samples: { ours: deletions.map(({ ms }) => ms) },
      targets: painted,
    },
    {
      id: 'list-after-edit-10k',
      what: 'Sent for the list after an edit, 10k tournaments',
      unit: 'KB',
      samples: { ours: edits.map(({ bytes }) => bytes / KB) },
      targets: [{ of: 'ours', atMost: LIST_MAX_KB }],
    },
  ];
}

export const writes: Part = { name: 'writes', measure };
