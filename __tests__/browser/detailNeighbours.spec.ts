import type { Page } from '@playwright/test';
import { waitUntilListening, openBox, pressRussian, switchLettersOn } from './support/commands';
import {
  getDeletionDialog,
  getDetail,
  getEditDialog,
  getFact,
  openDetail,
  getRow,
  getSearchBox,
} from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { chooseMore } from './support/savedFile';
import { getListHeading } from './support/signIn';

const FEES = { Вера: 700, Анна: 900, Ольга: 500, Пётр: 100 };
const [VERA, ANNA, OLGA, PETR] = Object.keys(FEES);

test.use({
  tournaments: createSeeds(
    Object.entries(FEES).map(([name, entry_fee], at) => ({
      organizer_name: at < 3 ? `${name} Ли` : name,
      entry_fee,
      date: `2099-06-0${at + 1}`,
      applications: Array.from({ length: at * 15 }, (_, player) => ({ name: `Игрок ${player}` })),
    })),
  ),
});

const getOrganizer = (page: Page) => getFact(getDetail(page), 'Организатор');
const getDetailButton = (page: Page, name: string) => getDetail(page).getByRole('button', { name });

const hasFocusWithin = (page: Page): Promise<boolean> =>
  getDetail(page).evaluate((dialog) => dialog.contains(document.activeElement));

test('DESK-12: arrow keys go through the search’s result in the chosen order, in one entry of the history @everywhere', async ({
  listPage: page,
}) => {
  await page.goto('/tournaments?q=ли&sort=fee');
  await openDetail(page, OLGA!);
  const title = await page.evaluate(() => document.title);
  const entries = await page.evaluate(() => history.length);
  await expect(getDetail(page).getByText('1 из 3')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(getOrganizer(page)).toHaveText(`${OLGA} Ли`);
  for (const [key, name, id] of [
    ['ArrowDown', VERA, 1],
    ['ArrowDown', ANNA, 2],
    ['ArrowDown', ANNA, 2],
    ['ArrowUp', VERA, 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(getOrganizer(page)).toHaveText(`${name} Ли`);
    await expect(page).toHaveURL(new RegExp(`&sort=fee&detail=${id}$`));
    expect(await hasFocusWithin(page)).toBe(true);
  }
  expect(await page.evaluate(() => document.title)).toBe(title);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press('Escape');
  await expect(getDetail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/&sort=fee$/);
  await expect(getRow(page, VERA!)).toBeFocused();
});

test('DESK-12: two entries of «Ещё» do the same, and leave the focus there @deep', async ({
  listPage: page,
}) => {
  const detail = await openDetail(page, VERA!);
  const entry = (name: string) => detail.getByRole('menuitem', { name });
  await getDetailButton(page, 'Ещё').click();
  await expect(entry('Предыдущий турнир')).toBeDisabled();
  await page.keyboard.press('Escape');
  for (const name of [ANNA, OLGA, PETR]) {
    await chooseMore(detail, 'Следующий турнир');
    await expect(getOrganizer(page)).toContainText(name!);
    await expect(detail.getByRole('status').first()).toContainText('из 4');
    await expect(getDetailButton(page, 'Ещё')).toBeFocused();
  }
  await getDetailButton(page, 'Ещё').click();
  await expect(entry('Следующий турнир')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(getDetail(page)).toHaveCount(0);
});

test('DESK-12: E edits, D duplicates, Del deletes, on a Latin and on a Russian layout', async ({
  listPage: page,
}) => {
  await switchLettersOn(page);
  for (const isRussian of [false, true]) {
    const press = (latin: string, russian: string) =>
      isRussian
        ? pressRussian(page, `Key${latin.toUpperCase()}`, russian)
        : page.keyboard.press(latin);
    await openDetail(page, ANNA!);
    await press('e', 'у');
    await expect(getEditDialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\?edit=2$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openDetail(page, ANNA!);
    await page.keyboard.press('Delete');
    await expect(getDeletionDialog(page)).toContainText('Анна Ли');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openDetail(page, ANNA!);
    await press('d', 'в');
    await expect(page).toHaveURL(/\/tournaments\/new\?copy=2$/);
    await page.goBack();
    await expect(getDetail(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getListHeading(page)).toBeVisible();
  }
});

test('DESK-12: the keys do nothing over scrolling parts and menus, with other keys, or when they are switched off @deep', async ({
  listPage: page,
}) => {
  await switchLettersOn(page);
  await openDetail(page, PETR!);
  const list = getDetail(page).getByRole('list', { name: /^Участники/ });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await getDetailButton(page, 'Ещё').click();
  await expect(getDetail(page).getByRole('menuitem').first()).toBeFocused();
  for (const key of ['ArrowUp', 'e', 'Delete']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  for (const key of ['Control+e', 'Alt+ArrowUp', 'Shift+Delete']) await page.keyboard.press(key);
  await expect(getOrganizer(page)).toHaveText(PETR!);

  // Letters have to be switched on (COMFORT-96).
  await page.evaluate(() => localStorage.removeItem('club.keys'));
  await page.reload();
  await waitUntilListening(page);
  for (const key of ['e', 'd']) await page.keyboard.press(key);
  await expect(getOrganizer(page)).toHaveText(PETR!);

  await page.evaluate(() => localStorage.setItem('club.keys', 'off'));
  await page.reload();
  await waitUntilListening(page);
  for (const key of ['e', 'd', 'Delete', 'ArrowUp']) await page.keyboard.press(key);
  await expect(getOrganizer(page)).toHaveText(PETR!);
  await expect(page).toHaveURL(/detail=4$/);
});

test('DESK-12: details from the calendar and the box follow the list’s order @deep', async ({
  listPage: page,
}) => {
  await page.goto('/tournaments?view=month&day=2099-06-01');
  await page.getByRole('button', { name: /Анна Ли/ }).click();
  await expect(getDetail(page).getByText('2 из 4')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(getOrganizer(page)).toHaveText('Ольга Ли');
  await page.keyboard.press('Escape');
  await expect(getDetail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/view=month/);

  // This search hides the tournament, so its neighbours are those of the unsearched list.
  await page.goto('/tournaments');
  await getSearchBox(page).fill('ли');
  await expect(getRow(page, PETR!)).toHaveCount(0);
  await openBox(page, 'пётр');
  await page.keyboard.press('Enter');
  await expect(getDetail(page).getByText('4 из 4')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(getOrganizer(page)).toHaveText('Ольга Ли');
});
