import type { Page } from '@playwright/test';
import { chooseInAccountMenu } from './support/account';
import { expectAccessible } from './support/expectAccessible';
import { expect, createSeeds, test } from './support/fixtures';
import { killSessionUnheard, openSignedIn, getSignInDialog, signIn } from './support/signIn';
import { readClipboard } from './support/consolePage';

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Ольга Смирнова', date: '2099-06-05', start_time: '10:00' },
  ]),
});

const getMain = (page: Page) => page.getByRole('main');
const getAddressField = (page: Page) =>
  getMain(page).getByRole('textbox', { name: 'Адрес подписки' });
const press = (page: Page, name: string) => getMain(page).getByRole('button', { name }).click();

async function pressSubscription(page: Page): Promise<void> {
  await chooseInAccountMenu(page, 'Календарь на устройстве');
}

async function openSubscription(page: Page): Promise<void> {
  await pressSubscription(page);
  await expect(page.getByRole('heading', { name: 'Календарь на устройстве' })).toBeVisible();
}

test('COMFORT-47, COMFORT-48: an address is made, copied, and read by a calendar without a sign-in', async ({
  listPage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSubscription(listPage);
  await press(listPage, 'Создать адрес');
  const address = await getAddressField(listPage).inputValue();
  await press(listPage, 'Скопировать');
  await expect(getMain(listPage).getByText('Адрес скопирован')).toBeVisible();
  expect(await readClipboard(listPage)).toBe(address);
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  expect(await answer.text()).toContain('DTSTART:20990605T070000Z');
  await expect(
    getMain(listPage).getByRole('link', { name: 'Открыть в календаре этого устройства' }),
  ).toHaveAttribute('href', address.replace('http:', 'webcal:'));
});

test('COMFORT-48: the keyboard alone suffices, the focus follows each press, and a new address is not called copied @deep', async ({
  listPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSubscription(page);
  const button = (name: string) => getMain(page).getByRole('button', { name, exact: true });
  await button('Создать адрес').press('Enter');
  await expect(getAddressField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Скопировать')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getMain(page).getByText('Адрес скопирован')).toBeVisible();

  await button('Новый адрес').press('Enter');
  await expect(button('Оставить')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Новый адрес')).toBeFocused();
  const first = await getAddressField(page).inputValue();
  await page.keyboard.press('Enter');
  await button('Заменить адрес').press('Enter');
  await expect(getAddressField(page)).not.toHaveValue(first);
  await expect(getAddressField(page)).toBeFocused();
  await expect(getMain(page).getByText('Адрес скопирован')).toHaveCount(0);

  await button('Отозвать').press('Enter');
  await page.keyboard.press('Escape');
  await expect(button('Отозвать')).toBeFocused();
  await page.keyboard.press('Enter');
  await button('Отозвать адрес').press('Enter');
  await expect(button('Создать адрес')).toBeFocused();
});

test('COMFORT-48: where the browser refuses to copy, it says how to, and the address is selected @deep', async ({
  listPage,
}) => {
  await openSubscription(listPage);
  await press(listPage, 'Создать адрес');
  const address = await getAddressField(listPage).inputValue();
  const refused = getMain(listPage).getByRole('status');
  const expectSelected = async () => {
    await expect(refused).toHaveText(/^Браузер не разрешил скопировать\. .* нажмите Ctrl\+C/);
    await expect(getAddressField(listPage)).toBeFocused();
    expect(await listPage.evaluate(() => String(getSelection()))).toBe(address);
  };
  await listPage.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await press(listPage, 'Скопировать');
  await expectSelected();
  await expectAccessible(listPage, 'subscription-by-hand');

  await listPage.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await press(listPage, 'Скопировать');
  await expectSelected();
});

test('COMFORT-48: the focus moves from step to step @deep', async ({ listPage }) => {
  await openSubscription(listPage);
  const button = (name: string) => getMain(listPage).getByRole('button', { name, exact: true });
  await button('Создать адрес').press('Enter');
  await expect(getAddressField(listPage)).toBeFocused();
  for (const name of ['Новый адрес', 'Отозвать']) {
    await button(name).press('Enter');
    await button('Оставить').press('Enter');
    await expect(button(name)).toBeFocused();
  }
  const first = await getAddressField(listPage).inputValue();
  await button('Новый адрес').press('Enter');
  await button('Заменить адрес').press('Enter');
  await expect(getAddressField(listPage)).toBeFocused();
  await expect(getAddressField(listPage)).not.toHaveValue(first);
  await button('Отозвать').press('Enter');
  await button('Отозвать адрес').press('Enter');
  await expect(button('Создать адрес')).toBeFocused();
});

test('AUTH-10, COMFORT-48: an address that was refused is loaded after signing in again @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/401/);
  const token = await openSignedIn(page, club);
  await killSessionUnheard(page, club, token);
  // The test presses the link without waiting for the screen's heading, which the sign-in may hide first.
  await pressSubscription(page);
  await expect(getSignInDialog(page)).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Создать адрес' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('COMFORT-48: the screen has no fault that axe finds @deep', async ({ listPage }) => {
  await openSubscription(listPage);
  await press(listPage, 'Создать адрес');
  await expect(getAddressField(listPage)).toBeVisible();
  await expectAccessible(listPage, 'subscription');
});
