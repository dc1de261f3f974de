import type { Browser, Page } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { waitUntilSettled } from '../browser/support/rendering';
import { isSamePicture } from './isSamePicture';

/** This quality keeps texts sharp, at a third of a PNG's size. */
const QUALITY = 0.75;

/** Runs in an empty page. Encodes a picture as WebP, which Playwright cannot write. */
async function encodeWebp([url, quality]: readonly [string, number]): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  const made = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await made.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

const formatDataUrl = (type: string, picture: Buffer): string =>
  `data:image/${type};base64,${picture.toString('base64')}`;

/** Takes a picture of a page once nothing moves, and reports the file if it has changed. */
export type WritePicture = (page: Page, file: string) => Promise<void>;

/** @param browser opens a separate page that encodes the pictures */
export async function createPictureWriter(browser: Browser): Promise<WritePicture> {
  const desk = await browser.newPage();
  return async (page, file) => {
    await waitUntilSettled(page);
    const taken = formatDataUrl('png', await page.screenshot({ animations: 'disabled' }));
    const before = await readFile(file).catch(() => null);
    if (before && (await desk.evaluate(isSamePicture, [taken, formatDataUrl('webp', before)])))
      return;
    const encoded = await desk.evaluate(encodeWebp, [taken, QUALITY] as const);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(encoded, 'base64'));
    if (before) process.stdout.write(`Выглядит иначе: ${file}\n`);
  };
}
