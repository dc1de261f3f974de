import type { Page } from '@playwright/test';
import {
  getBarIcon,
  getBoxField,
  getBox,
  getHit,
  waitUntilListening,
  getOffers,
  openBox,
} from './support/commands';
import { getDetail, getSearchBox } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { expectAccessible } from './support/expectAccessible';
import { waitUntilSettled } from './support/rendering';
import { countPresses } from './support/countPresses';
import { chooseMore } from './support/savedFile';

const PLAYERS = Array.from({ length: 30 }, (_, at) => ({
  name: `Игрок ${at}`,
  contact_phone: `+7 (903) 111-${String(at).padStart(2, '0')}-77`,
}));
const VERA = { name: 'Вера Орлова', contact_phone: '+7 (916) 555-48-21' };

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Ольга Смирнова', applications: [...PLAYERS, VERA] },
    { organizer_name: 'Анна Громова', applications: PLAYERS },
  ]),
});

test('DESK-14: a player who was found is marked in the details, and not in the address', async ({
  listPage: page,
}) => {
  await page.getByRole('link', { name: 'Корзина' }).click();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  for (const isOpen of [false, true]) {
    await openBox(page, isOpen ? 'игрок 7' : 'вера орлова');
    await getOffers(page, 'Игроки').first().click();
    const row = getDetail(page)
      .getByRole('listitem')
      .filter({ hasText: isOpen ? /^Игрок 7/ : VERA.name });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(getDetail(page).locator('[aria-current]')).toHaveCount(1);
    await expect(page).toHaveURL(/\/tournaments\?detail=\d$/);
  }
  await expectAccessible(page, 'player-found');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'player-found-dark');
  // Moving to a neighbour removes the mark of the found player.
  await page.keyboard.press('ArrowDown');
  await expect(getDetail(page).locator('[aria-current]')).toHaveCount(0);
});

test('DESK-14: a found player is shown where the history was shown before @deep', async ({
  listPage: page,
}) => {
  await openBox(page, 'вера орлова');
  await page.keyboard.press('Enter');
  await chooseMore(getDetail(page), 'История');
  await openBox(page, 'вера орлова');
  await page.keyboard.press('Enter');
  await expect(getDetail(page).getByText(VERA.name)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const tel = (page: Page) => getDetail(page).getByRole('link', { name: VERA.contact_phone });

  /** Presses the shown phone number; the test prevents the call. */
  async function call(page: Page): Promise<void> {
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      });
    });
    await expect(tel(page)).toBeInViewport({ ratio: 1 });
    await expect(tel(page)).toHaveAttribute('href', 'tel:+79165554821');
    await waitUntilSettled(page);
    const { height } = (await tel(page).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await tel(page).tap();
  }

  test('DESK-14: from the list a player is found and called with three presses and four digits', async ({
    listPage: page,
  }) => {
    await waitUntilListening(page);
    await expect(getBarIcon(page)).toHaveCount(0);
    const presses = await countPresses(page);
    await getSearchBox(page).tap();
    await getSearchBox(page).pressSequentially('4821');
    await getHit(page, /Вера Орлова/).tap();
    await call(page);
    expect(await presses()).toEqual({ pointer: 3, keys: '4821'.length });
  });

  test('DESK-14: a player is found and called from a screen without a search, by the icon in its bar @deep', async ({
    listPage: page,
  }) => {
    await page.getByRole('link', { name: 'Создать' }).tap();
    await expect(getSearchBox(page)).toHaveCount(0);
    const presses = await countPresses(page);
    await getBarIcon(page).tap();
    await getBoxField(page).pressSequentially('4821');
    await getBox(page)
      .getByRole('option', { name: /Вера Орлова/ })
      .tap();
    await call(page);
    expect(await presses()).toEqual({ pointer: 3, keys: '4821'.length });
  });
});
