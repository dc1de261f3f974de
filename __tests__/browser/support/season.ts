import type { Locator, Page } from '@playwright/test';
import { listDaysOfWeek } from '../../../src/domain/dates/dates';
import { BUCKET_STEP_TEXTS } from '../../../src/domain/season/seasonFormat';
import type { Club, Seed } from './club';
import { addDaysToToday } from './days';
import { expect, rememberSession } from './everywhere';

/** Applications created that many days from today, one per level. */
const createApplications = (days: number, ...levels: (number | null)[]) =>
  levels.map((level) => ({ level, created_at: `${addDaysToToday(days)}T09:00:00.000Z` }));

/** Two tournaments this week, one in the next, one in the last, and one long ago. */
export const SEASON: Seed[] = [
  {
    date: addDaysToToday(0),
    entry_fee: 1500,
    applications: createApplications(-7, 3.5, 3.5, null),
  },
  {
    date: addDaysToToday(0),
    entry_fee: 900,
    tournament_type: 'Американо',
    applications: createApplications(0, 2),
  },
  { date: addDaysToToday(7), entry_fee: 2000 },
  { date: addDaysToToday(-7), entry_fee: 1000, applications: createApplications(-14, 3.5, 5) },
  { date: addDaysToToday(-800), entry_fee: 700, applications: createApplications(-801, 4) },
];

/** The text «16 – 22 ноября»: the week that many days from today. */
export const formatWeek = (days: number): string =>
  BUCKET_STEP_TEXTS.week.formatName(listDaysOfWeek(addDaysToToday(days))[0]!);

export async function openSeason(page: Page, club: Club, query = ''): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto(`/season${query}`);
  await expect(page.getByRole('heading', { name: 'Сезон в цифрах' })).toBeVisible();
}

export const getChart = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('figure', { name });

/** The slider over a chart's bars. */
export const getSlider = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('slider', { name });

/** Cells of a row in a chart's table, by the row's name. */
export async function readChartRow(chart: Locator, name: string): Promise<string[]> {
  const table = chart.getByRole('table');
  if ((await table.count()) === 0) await chart.getByText('Показать таблицей').click();
  const beginning = new RegExp(`^${name.replace(/\s/g, '\\s')}\\s`);
  const row = table.getByRole('row', { name: beginning });
  return row.getByRole('cell').allTextContents();
}

/** Number of painted pixels of a chart by colour, such as «29,107,70». */
export const countColours = (chart: Locator): Promise<Record<string, number>> =>
  chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    const counts: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 255) continue;
      const colour = [...data.subarray(at, at + 3)].join();
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
  });

/** Number of changes between light and dark pixels up the middle of a column, from the baseline. */
export const countChanges = (chart: Locator, column: number, columns: number): Promise<number> =>
  chart.evaluate(
    // Both are found in one call, because a chart with new numbers is painted on another canvas.
    (figure, part) => {
      const canvas = figure.querySelector('canvas')!;
      const bars = figure.querySelector('input')!.getBoundingClientRect();
      const x = bars.x - canvas.getBoundingClientRect().x + bars.width * part;
      const copy = new OffscreenCanvas(1, canvas.height).getContext('2d')!;
      copy.fillStyle = 'white';
      copy.fillRect(0, 0, 1, canvas.height);
      copy.drawImage(canvas, -Math.round(x * devicePixelRatio), 0);
      const { data } = copy.getImageData(0, 0, 1, canvas.height);
      const isDark = (at: number) => data[at * 4]! < 128;
      return [...Array(canvas.height - 1).keys()].filter((at) => isDark(at) !== isDark(at + 1))
        .length;
    },
    (column + 0.5) / columns,
  );
