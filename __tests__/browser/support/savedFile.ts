import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

type SavedFile = { name: string; path: string; bytes: Buffer };

/** The file that the page saves while `work` runs. */
export async function saveFile(page: Page, work: () => Promise<void>): Promise<SavedFile> {
  const download = page.waitForEvent('download');
  await work();
  const file = await download;
  const path = await file.path();
  return { name: file.suggestedFilename(), path, bytes: await readFile(path) };
}

/** Opens «Ещё» in the list or a dialog, and chooses an entry. */
export async function chooseMore(scope: Page | Locator, entry: string): Promise<void> {
  await scope.getByRole('button', { name: 'Ещё', exact: true }).click();
  await scope.getByRole('menuitem', { name: entry, exact: true }).click();
}

const END = 0x06054b50;
const LISTED = 0x02014b50;

/** One file of a ZIP archive, as text. */
export function unzipFile(archive: Buffer, name: string): string {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error('No archive');
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === LISTED) {
    const lengths = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    if (archive.toString('utf8', at + 46, at + 46 + lengths[0]!) === name) {
      const own = archive.readUInt32LE(at + 42);
      const from = own + 30 + archive.readUInt16LE(own + 26) + archive.readUInt16LE(own + 28);
      const size = archive.readUInt32LE(at + 20);
      return inflateRawSync(archive.subarray(from, from + size)).toString('utf8');
    }
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  throw new Error(`Not in the archive: ${name}`);
}
