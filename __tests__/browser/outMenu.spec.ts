import { expectAccessible } from './support/expectAccessible';
import { waitUntilListening } from './support/commands';
import { getRow, getSearchBox } from './support/consolePage';
import { expect, test } from './support/everywhere';
import { expectTargets } from './support/rendering';
import { OUT_LIST } from './support/outList';

test.use({ tournaments: OUT_LIST });

test('COMFORT-40: «Ещё» opens a menu by the keyboard, and gives the focus back @everywhere', async ({
  listPage,
}) => {
  const more = listPage.getByRole('button', { name: 'Ещё' });
  const menu = listPage.getByRole('menu', { name: 'Ещё' });
  const item = (name: string) => menu.getByRole('menuitem', { name });
  await more.press('Enter');
  await expect(item('Выбрать')).toBeFocused();
  await expectAccessible(listPage, 'list-menu');
  await listPage.keyboard.press('ArrowDown');
  await expect(item('Скачать Excel')).toBeFocused();
  await listPage.keyboard.press('Home');
  await expect(item('Выбрать')).toBeFocused();
  await listPage.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await listPage.keyboard.press('ArrowDown');
  await expect(item('Выбрать')).toBeFocused();
  await listPage.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await listPage.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();

  await more.press('Space');
  await expect(item('Выбрать')).toBeFocused();
  await listPage.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  await expect(listPage.getByRole('radio', { name: 'Список' })).toBeFocused();

  await more.click();
  await expect(item('Выбрать')).toBeFocused();
  await more.evaluate((button: HTMLElement) => {
    document.querySelector<HTMLElement>(':popover-open')!.hidePopover();
    button.click();
  });
  await expect(item('Выбрать')).toBeFocused();
  await more.click();
  await expect(menu).toHaveCount(0);
  await more.click();
  await expect(menu).toBeVisible();
  await listPage.getByRole('heading', { name: 'Турниры' }).click();
  await expect(menu).toHaveCount(0);
});

test('COMFORT-40, COMFORT-80: a box that opens in the same moment is not covered by the menu @deep', async ({
  listPage,
}) => {
  const more = listPage.getByRole('button', { name: 'Ещё' });
  await more.click();
  // The menu opens only after the press has ended.
  await expect(listPage.getByRole('menu')).toBeVisible();
  await listPage.keyboard.press('Escape');
  await expect(listPage.getByRole('menu')).toHaveCount(0);
  await waitUntilListening(listPage);
  await more.evaluate((button: HTMLElement) => {
    button.click();
    const pressed = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    button.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await expect(listPage.getByRole('dialog', { name: 'Найти или сделать' })).toBeVisible();
  await expect(listPage.getByRole('menu')).toHaveCount(0);
});

test('COMFORT-40: where nothing is found there is nothing to save @deep', async ({ listPage }) => {
  await getSearchBox(listPage).fill('никто');
  await expect(listPage.getByText('Турниры не найдены')).toBeVisible();
  await listPage.getByRole('button', { name: 'Ещё' }).click();
  for (const name of ['Скачать Excel', 'Скачать CSV'])
    await expect(listPage.getByRole('menuitem', { name })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('COMFORT-40: «Ещё» and its entries are within reach of a thumb @deep', async ({
    listPage,
  }) => {
    await expect(getRow(listPage, 'Анна Завтрашняя')).toBeVisible();
    await listPage.getByRole('main').getByRole('button', { name: 'Ещё' }).tap();
    await expect(listPage.getByRole('menu')).toBeVisible();
    await expectTargets(listPage.getByRole('main'), 44);
    await expectAccessible(listPage, 'list-menu-phone');
  });
});
