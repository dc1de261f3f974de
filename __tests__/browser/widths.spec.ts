import type { Locator, Page } from '@playwright/test';
import { addDaysToToday } from './support/days';
import { openEdit, getRow, startSelection } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { createOtherDesk } from './support/otherDesk';
import { expectNothingSideways, takePicture } from './support/rendering';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Ольга Смирнова',
      date: addDaysToToday(3),
      start_time: '10:00',
      end_time: '14:00',
      level_from: 3.5,
      level_to: 4.5,
      entry_fee: 1_000_000,
    },
  ]),
});

/** Texts of a tournament's row that wrap into several lines. */
const listBrokenTexts = (page: Page): Promise<string[]> =>
  getRow(page, 'Ольга Смирнова').evaluate((row) => {
    const range = document.createRange();
    const lines = (node: Node) => {
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    };
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      if (lines(walker.currentNode) > 1) broken.push(walker.currentNode.textContent ?? '');
    }
    return broken;
  });

const getDateColumn = (page: Page) => page.getByRole('columnheader', { name: 'Дата' });

test('LIST-2, COMFORT-11: a row that can be selected has room next to its box @deep', async ({
  listPage,
}) => {
  await startSelection(listPage);
  for (const width of [1024, 1200, 1399, 1400]) {
    await listPage.setViewportSize({ width, height: 700 });
    await expectNothingSideways(listPage);
    expect(await listBrokenTexts(listPage), `${width} px`).toEqual([]);
  }
  await takePicture(listPage, 'list-selecting');
});

test('LIST-2, ROSTER-43, SHELL-2: in every window a row has room for its facts, in columns or as a card @deep', async ({
  club,
  listPage,
}) => {
  await createOtherDesk(club).add(...Array.from({ length: 12 }, (_, at) => `Игрок ${at}`));
  await listPage.reload();
  await expect(getRow(listPage, 'Ольга Смирнова')).toContainText('12 играют');
  for (const width of [640, 768, 1023, 1024, 1199, 1200, 1280, 1399, 1400, 1920]) {
    await test.step(`${width} px`, async () => {
      await listPage.setViewportSize({ width, height: 700 });
      await expect(getDateColumn(listPage).getByRole('button')).toHaveCount(width < 1024 ? 0 : 1);
      await expectNothingSideways(listPage);
      expect(await listBrokenTexts(listPage)).toEqual([]);
    });
  }
});

async function expectToSayWhereTo(back: Locator) {
  const after = await back.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(after).toContain('к турнирам');
}

test('the forms are of one width, and «Назад» shows where to', async ({ listPage: page }) => {
  const form = page.getByRole('form', { name: 'Создать турнир' });
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(form.getByRole('heading', { name: 'Создать турнир' }).locator('..')).toHaveCSS(
    'width',
    '720px',
  );
  const back = page.getByRole('button', { name: 'Назад', exact: true });
  await expectToSayWhereTo(back);
  await back.click();
  await expect(await openEdit(page, 'Ольга Смирнова')).toHaveCSS('width', '720px');
  await page.goto('/season');
  await expectToSayWhereTo(page.getByRole('link', { name: 'Назад', exact: true }));
});
