import { boxField, boxOf, offered, openBox, openButton } from './support/commands';
import { detailOf } from './support/desk';
import { expect, seeded, test } from './support/fixtures';
import { expectAccessible } from './support/axe';
import { settled } from './support/looks';
import { countPresses } from './support/presses';

const PLAYERS = Array.from({ length: 30 }, (_, at) => ({
  name: `Игрок ${at}`,
  contact_phone: `+7 (903) 111-${String(at).padStart(2, '0')}-77`,
}));
const VERA = { name: 'Вера Орлова', contact_phone: '+7 (916) 555-48-21' };

test.use({
  tournaments: seeded([
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
    await offered(page, 'Игроки').first().click();
    const row = detailOf(page)
      .getByRole('listitem')
      .filter({ hasText: isOpen ? /^Игрок 7/ : VERA.name });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(detailOf(page).locator('[aria-current]')).toHaveCount(1);
    await expect(page).toHaveURL(/\/tournaments\?detail=\d$/);
  }
  await expectAccessible(page, 'player-found');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'player-found-dark');
  // Whoever goes on to a neighbour looks for nobody.
  await page.keyboard.press('ArrowDown');
  await expect(detailOf(page).locator('[aria-current]')).toHaveCount(0);
});

test('DESK-14: it shows the player where the history was shown before', async ({
  listPage: page,
}) => {
  await openBox(page, 'вера орлова');
  await page.keyboard.press('Enter');
  await detailOf(page).getByRole('tab', { name: 'История' }).click();
  await openBox(page, 'вера орлова');
  await page.keyboard.press('Enter');
  await expect(detailOf(page).getByText(VERA.name)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DESK-14: a player is found and called with three presses and four digits', async ({
    listPage: page,
  }) => {
    await openButton(page).waitFor();
    const presses = await countPresses(page);
    await page.evaluate(() => {
      // A test calls nobody.
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      });
    });
    await openButton(page).tap();
    await boxField(page).pressSequentially('4821');
    await boxOf(page)
      .getByRole('option', { name: /Вера Орлова/ })
      .tap();
    const call = detailOf(page).getByRole('link', { name: VERA.contact_phone });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', 'tel:+79165554821');
    await settled(page);
    const { height } = (await call.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await call.tap();
    expect(await presses()).toEqual({ pointer: 3, keys: '4821'.length });
  });
});
