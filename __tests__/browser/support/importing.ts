import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from './everywhere';
import { formatClipboardText, HEADS } from '../../support/importRows';

export { createCells, formatClipboardText, HEADS, NAMES, ROWS } from '../../support/importRows';

export const getPreviewTable = (page: Page): Locator =>
  page.getByRole('table', { name: 'Строки таблицы' });
/** A row of the preview, by its number in the table. */
export const getPreviewRow = (page: Page, number: number): Locator =>
  getPreviewTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(number), exact: true }) });
export const getCreationBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Создание турниров' });
export const getCreationButton = (page: Page): Locator =>
  getCreationBar(page).getByRole('button', { name: /^Создать/ });

export const getCreationStatus = (page: Page) => getCreationBar(page).getByRole('status');

export const openFile = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page
    .getByLabel('Открыть файл')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Pastes rows below the heads. */
export async function pasteRows(
  page: Page,
  rows: readonly (readonly string[])[],
  heads: readonly string[] = HEADS,
): Promise<void> {
  await page.getByLabel('Вставьте строки из таблицы').fill(formatClipboardText([heads, ...rows]));
  await page.getByRole('button', { name: 'Разобрать строки' }).click();
  await expect(getPreviewTable(page)).toBeVisible();
}

export const readDownload = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

/** A text in windows-1251, as older versions of Excel save it. */
export const encodeWindows1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((character) => {
      const code = character.charCodeAt(0);
      const others: Record<string, number> = { Ё: 0xa8, ё: 0xb8, '№': 0xb9, '–': 0x96 };
      return code < 0x80 ? code : (others[character] ?? code - 0x410 + 0xc0);
    }),
  );
