import type { Page } from '@playwright/test';
import { chooseInAccountMenu } from './support/account';
import { pressRussian, waitUntilListening } from './support/commands';
import { countSentBytes } from './support/countSentBytes';
import { expectAccessible } from './support/expectAccessible';
import { createSeeds, expect, test } from './support/fixtures';
import { expectStored, OFFLINE_TROUBLES } from './support/offline';
import { openPlace } from './support/openPlace';
import { printPage } from './support/printPage';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { readGuide } from '../support/guideTexts';

test.use({ tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова' }]) });

const { cards } = readGuide();
const findTitle = (id: string): string => cards.find((card) => card.id === id)!.title;
const BYTES_MAX = 60_000;

async function expectPictures(page: Page): Promise<void> {
  const images = page.getByRole('main').getByRole('img');
  await expect(images).toHaveCount(cards.filter(({ picture }) => picture).length);
  for (const image of await images.all())
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
}

test('COMFORT-97: the account menu and the menu open it; «?» opens the card about the screen, and Back leads there', async ({
  listPage: page,
}) => {
  await waitUntilListening(page);
  await chooseInAccountMenu(page, 'Помощь');
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(cards.map(({ title }) => title));
  await expectPictures(page);

  await page.getByRole('button', { name: /^Назад/ }).click();
  await expect(page).toHaveURL(/\/tournaments$/);
  // On a Russian layout, Shift with the key of «/» types «,»; «?» is on the key of 7.
  await pressRussian(page, 'Digit7', '?');
  await expect(page).toHaveURL(/\/help$/);

  await openPlace(page, 'Игроки');
  await expect(page.getByRole('heading', { level: 1, name: 'Игроки' })).toBeVisible();
  await page.keyboard.press('Shift+Slash');
  const players = page.getByRole('heading', { level: 2, name: findTitle('players') });
  await expect(players).toBeFocused();
  await expect(players).toBeInViewport();
  await page.getByRole('link', { name: findTitle('roster'), exact: true }).click();
  await expect(page.getByRole('heading', { name: findTitle('roster') })).toBeInViewport();
  await page.getByRole('button', { name: /^Назад/ }).click();
  await expect(page).toHaveURL(/\/players$/);

  await page.goto('/tournaments/1/play/rounds');
  await openPlace(page, 'Помощь');
  await expect(page.getByRole('heading', { name: findTitle('scores') })).toBeInViewport();
});

test('COMFORT-97: the guide is small, and accessible, light and dark @deep', async ({
  listPage: page,
}) => {
  const own: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/help\./.test(request.url())) own.push(request.url());
  });
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  expect(own.length).toBeGreaterThan(0);
  const sizes = await Promise.all(own.map(countSentBytes));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(BYTES_MAX);
  await expectAccessible(page, 'help');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'help-dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
  await expectTargets(page.getByRole('main'), 24);
});

test('COMFORT-97: paper has the cards alone @deep', async ({ listPage: page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  const { count } = await printPage(page);
  expect(count).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Карточки' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('COMFORT-97, COMFORT-70: the guide is read with its pictures @deep', async ({
    listPage: page,
    context,
    troubles,
  }) => {
    troubles.expect(...OFFLINE_TROUBLES);
    await expectStored(page);
    await context.setOffline(true);
    await page.goto('/help?card=roster');
    await expect(page.getByRole('heading', { name: findTitle('roster') })).toBeInViewport();
    await expectPictures(page);
  });
});
