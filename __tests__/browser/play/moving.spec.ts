import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from '../support/fixtures';
import {
  changeEntryElsewhere,
  chooseAction,
  readEntry,
  createTournamentSeed,
  listNames,
  openRoster,
  getEntryRow,
} from '../support/roster';
import { createOtherDesk } from '../support/otherDesk';

test.use({ tournaments: createSeeds([createTournamentSeed(4)]) });

const NAMES = ['Анна Крылова', 'Дмитрий Лунёв', 'Елена Сафонова', 'Игорь Ветров'] as const;

/** A point at the left edge of a player's row, clear of its controls; `down` is a fraction of the height. */
async function pointOf(page: Page, name: string, down = 0.5) {
  const box = (await getEntryRow(page, name).boundingBox())!;
  return { x: box.x + 14, y: box.y + box.height * down };
}

test('ROSTER-6: an entry is dragged to another place, and to another part', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).read();
  await changeEntryElsewhere(club, NAMES[3], { status: 'waiting' });
  await openRoster(page, club);
  const from = await pointOf(page, NAMES[2]);
  const to = await pointOf(page, NAMES[0], 0.2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 10);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.getByText('Новое место: основной состав, 1')).toBeVisible();
  await page.mouse.up();
  await expect
    .poll(() => listNames(page, 'Основной состав'))
    .toEqual([NAMES[2], NAMES[0], NAMES[1]]);

  const waiting = await pointOf(page, NAMES[3], 0.8);
  const first = await pointOf(page, NAMES[0]);
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y + 10);
  await page.mouse.move(waiting.x, waiting.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => listNames(page, 'Лист ожидания')).toEqual([NAMES[3], NAMES[0]]);
  await expect.poll(() => readEntry(club, NAMES[0])).toMatchObject({ status: 'waiting' });
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(() => listNames(page, 'Лист ожидания')).toEqual([NAMES[3]]);
});

test('ROSTER-6: Shift and the arrows move an entry, Enter puts it there and Esc leaves it', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  const name = page.getByRole('button', { name: NAMES[0], exact: true });
  await name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Новое место: основной состав, 3\./)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await listNames(page, 'Основной состав')).toEqual([...NAMES]);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => listNames(page, 'Основной состав'))
    .toEqual([NAMES[1], NAMES[0], NAMES[2], NAMES[3]]);
  await expect(name).toBeFocused();
  // Control+Z works once the toast is shown; its file may still be loading.
  await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => listNames(page, 'Основной состав')).toEqual([...NAMES]);
});

test('ROSTER-6: «Ниже» and «Выше» move without dragging', async ({ page, club }) => {
  await openRoster(page, club);
  await chooseAction(page, NAMES[3], 'Выше');
  await expect
    .poll(() => listNames(page, 'Основной состав'))
    .toEqual([NAMES[0], NAMES[1], NAMES[3], NAMES[2]]);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('ROSTER-6: a finger that has rested drags', async ({ page, club }) => {
    await openRoster(page, club);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await getEntryRow(page, NAMES[0]).scrollIntoViewIfNeeded();
    const from = await pointOf(page, NAMES[1]);
    await touch('touchStart', from);
    await expect(page.getByText('Выберите место')).toBeVisible();
    const to = await pointOf(page, NAMES[0], 0.2);
    await touch('touchMove', { x: to.x, y: to.y });
    await expect(page.getByText('Новое место: основной состав, 1')).toBeVisible();
    await touch('touchEnd');
    await expect
      .poll(() => listNames(page, 'Основной состав'))
      .toEqual([NAMES[1], NAMES[0], NAMES[2], NAMES[3]]);
  });
});
