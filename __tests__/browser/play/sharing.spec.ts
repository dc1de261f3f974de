import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../support/expectAccessible';
import { decodePng } from '../support/decodePng';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { createOtherDesk } from '../support/otherDesk';
import { A4, printPage } from '../support/printPage';
import { createTodaysSeed, openRoster } from '../support/roster';
import { choosePlayAction, getButton, getTab, startPlay, typeScores } from '../support/rounds';
import { saveFile } from '../support/savedFile';
import { readClipboard } from '../support/consolePage';

test.use({
  tournaments: createSeeds([createTodaysSeed(8)]),
  permissions: ['clipboard-read', 'clipboard-write'],
});

const getPictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Картинка' });

/** Downloads the shown picture and decodes it. */
async function savePicture(page: Page) {
  const { name, bytes } = await saveFile(page, () =>
    getPictureDialog(page).getByRole('button', { name: 'Скачать' }).click(),
  );
  return { name, ...(await decodePng(page, bytes)) };
}

test('SEEN-30, SEEN-31, SEEN-33: a round and the table go into a chat as text and picture, and all results into a file', async ({
  page,
  club,
}) => {
  // This device has its own dialog for sharing files.
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = ({ files }: ShareData = {}) => {
      document.body.dataset.shared = files?.map(({ name, type }) => `${name}, ${type}`).join();
      return Promise.resolve();
    };
  });
  await openRoster(page, club);
  await startPlay(page);
  await typeScores(page, 15);

  await getButton(page, 'Для чата').click();
  await expect(page.getByText('Раунд скопирован')).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toMatch(
    /\nРаунд 1 из\u00a07, \d\d:\d\d – \d\d:\d\d:\nКорт 1: .* 15:9 .*\nКорт 2: .* — /,
  );
  expect(text).not.toContain('+7');

  await choosePlayAction(page, 'Картинка раунда');
  const chat = await savePicture(page);
  expect(chat).toMatchObject({ width: 1080, height: 1350 });
  expect(chat.name).toMatch(/^Раунд 1 из 7 \d{4}-\d\d-\d\d Мексикано\.png$/);
  await page.getByText('На весь экран').click();
  const story = await savePicture(page);
  expect(story).toMatchObject({ width: 1080, height: 1920 });
  for (const { colors, most } of [chat, story]) {
    expect(colors).toBeGreaterThan(50);
    expect(most).toBeLessThan(0.7);
  }
  await getPictureDialog(page).getByRole('button', { name: 'Поделиться' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${story.name}, image/png`);
  await expectAccessible(page, 'picture');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundLayout(page, true);
  await getPictureDialog(page).getByRole('button', { name: 'Закрыть' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });

  await typeScores(page, 15, 10);
  await getTab(page, 'Таблица').click();
  await choosePlayAction(page, 'Картинка таблицы');
  await expect(
    getPictureDialog(page).getByRole('img', { name: 'Таблица после раунда 1' }),
  ).toBeVisible();
  await getPictureDialog(page).getByRole('button', { name: 'Закрыть' }).click();

  const { name, path } = await saveFile(page, () =>
    choosePlayAction(page, 'Скачать результаты (Excel)'),
  );
  expect(name).toMatch(/^Результаты \d{4}-\d\d-\d\d Мексикано\.xlsx$/);
  const matches = await readSheet(path, 'Матчи');
  expect(matches.map((row) => [row[0], row[2], row[5], row[6]])).toEqual([
    ['Раунд', 'Корт', 'Очки первой', 'Очки второй'],
    [1, 'Корт 1', 15, 9],
    [1, 'Корт 2', 10, 14],
  ]);
  const table = await readSheet(path, 'Таблица');
  expect(table).toHaveLength(9);
  expect(table.slice(1, 3).map((row) => [row[0], row.at(-1)])).toEqual([
    [1, 15],
    [1, 15],
  ]);
});

test('SEEN-32: score sheets are printed one per court, with lines for rounds to come, and all rounds on one sheet', async ({
  page,
  club,
}) => {
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await openRoster(page, club);
  await startPlay(page);
  await typeScores(page, 15);
  await choosePlayAction(page, 'Печать листов для счёта');
  await page.emulateMedia({ media: 'print' });
  const sheets = page.getByRole('article');
  await expect(sheets).toHaveCount(2);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(sheets.nth(1)).toContainText('Корт 2 до суммы 24');
  await expect(sheets.nth(0).getByRole('row', { name: /^Раунд 1 .* 15 ?: ?9 / })).toBeVisible();
  await expect(sheets.nth(0).getByRole('row')).toHaveCount(7);
  expect(await printPage(page)).toEqual({ count: 2, size: [A4] });

  // The event is the one that the browser's own print key fires.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(sheets).toHaveCount(1);
  await expect(sheets.getByRole('table', { name: /^Раунд 1 / })).toContainText('Корт 2');
  expect(await printPage(page)).toEqual({ count: 1, size: [A4] });
  await expect(sheets).toHaveCount(0);
});

/** Points of a page that lies on its side. */
const WIDE_A4 = '842,595';
/** Widths of the printed part of a page in px, upright and on its side. */
const PRINTED = { [A4]: 673, [WIDE_A4]: 1031 };

for (const [rounds, ordersByWins, size] of [
  [7, false, A4],
  [7, true, WIDE_A4],
  [13, false, WIDE_A4],
  [20, false, WIDE_A4],
  [26, false, A4],
] as const)
  test.describe(`${rounds} rounds, ordered by ${ordersByWins ? 'wins' : 'points'}`, () => {
    test.use({ tournaments: createSeeds([createTodaysSeed(5, { tournament_type: 'Американо' })]) });

    test(`PLAY-8: the table is printed within the paper, and no name is broken${rounds === 13 ? '' : ' @deep'}`, async ({
      page,
      club,
    }) => {
      const desk = createOtherDesk(club);
      if (ordersByWins) await desk.set({ ordersByWins });
      for (let round = 1; round <= rounds; round += 1) {
        await desk.startRound();
        await desk.score(1, 12);
      }
      await openRoster(page, club);
      await getTab(page, 'Таблица').click();
      await expect(page.getByRole('rowheader')).toHaveCount(5);
      await page.setViewportSize({ width: PRINTED[size], height: 700 });
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const table = page.getByRole('article').getByRole('table');
      const right = await table.evaluate((element) => element.getBoundingClientRect().right);
      expect(right).toBeLessThan(PRINTED[size] + 1);
      const names = table.getByRole('cell', { name: /\.$/ });
      await expect(names).toHaveCount(5);
      const heights = await names.evaluateAll((cells) => cells.map((cell) => cell.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(30);
      expect(await printPage(page)).toEqual({ count: 1, size: [size] });
    });
  });
