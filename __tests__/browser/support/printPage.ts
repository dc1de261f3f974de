import type { Page } from '@playwright/test';

/** Width and height in points. */
export const A4 = '595,842';

/** Number of sheets of a print, and their sizes in points; the page's own paper size is used. */
export async function printPage(page: Page): Promise<{ count: number; size: string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const size = boxes.map(([, width, height]) => [width, height].map(Number).map(Math.round).join());
  return { count: pdf.match(/\/Type\s*\/Page\b/g)!.length, size: [...new Set(size)] };
}
