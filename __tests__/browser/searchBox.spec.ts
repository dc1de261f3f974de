import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/everywhere';
import { getHits } from './support/commands';
import { openSignedIn, signIn } from './support/signIn';
import { installClock } from './support/stillTime';

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Пётр Ёлкин' },
    { organizer_name: 'Ольга Смирнова' },
    { organizer_name: 'Анна Смирнова' },
  ]),
});

const getOrganizerSearch = (page: Page) =>
  page.getByRole('searchbox', { name: 'Поиск по организатору' });
const getTournamentRows = (page: Page) => page.getByRole('row', { name: /\+7/ });

test('typing searches after a short pause, Enter at once (SHELL-4)', async ({ page, club }) => {
  await installClock(page);
  await openSignedIn(page, club);
  await expect(getTournamentRows(page)).toHaveCount(3);
  await page.clock.pauseAt(Date.now() + 60_000);

  await getOrganizerSearch(page).pressSequentially('ёлк');
  await expect(getTournamentRows(page)).toHaveCount(3);
  await page.clock.runFor(20);
  await expect(getTournamentRows(page)).toHaveCount(1);

  await getOrganizerSearch(page).fill('анна');
  await expect(getTournamentRows(page)).toHaveText([/Пётр Ёлкин/]);
  await getOrganizerSearch(page).press('Enter');
  await expect(getTournamentRows(page)).toHaveText([/Анна Смирнова/]);
  // Enter has cut the pause short; its end has no further effect.
  await page.clock.runFor(1_000);
  await expect(getTournamentRows(page)).toHaveText([/Анна Смирнова/]);
});

test('SHELL-4: a text typed the moment the field appears stays, although the list is redirected from «/» @deep', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('[type=search]');
      if (!field) return;
      observer.disconnect();
      field.setRangeText('ёлк');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/');
  await signIn(page);
  await expect(page).toHaveURL(/tournaments\?q=/);
  await expect(getOrganizerSearch(page)).toHaveValue('ёлк');
  await expect(getTournamentRows(page)).toHaveText([/Пётр Ёлкин/]);
});

test('«/» goes to the search, but is an ordinary character in a field (SHELL-4) @everywhere', async ({
  listPage,
}) => {
  await expect(getTournamentRows(listPage)).toHaveCount(3);
  await expect(getOrganizerSearch(listPage)).not.toBeFocused();
  await listPage.keyboard.press('/');
  await expect(getOrganizerSearch(listPage)).toBeFocused();
  await expect(getOrganizerSearch(listPage)).toHaveValue('');
  await listPage.keyboard.type('а/б');
  await expect(getOrganizerSearch(listPage)).toHaveValue('а/б');
});

test('«/» goes to the search on a Russian keyboard too (SHELL-4) @deep', async ({ listPage }) => {
  await expect(getTournamentRows(listPage)).toHaveCount(3);
  // On a Russian layout the key of «/» types «.».
  await listPage.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true });
    document.body.dispatchEvent(event);
  });
  await expect(getOrganizerSearch(listPage)).toBeFocused();
});

test('the text is cleared with one press, by mouse and by Esc (SHELL-4)', async ({ listPage }) => {
  for (const clear of [
    () => listPage.getByRole('button', { name: 'Очистить поиск' }).click(),
    // The first Esc closes the hits (DESK-40).
    async () => {
      await expect(getHits(listPage)).toBeVisible();
      await getOrganizerSearch(listPage).press('Escape');
      await getOrganizerSearch(listPage).press('Escape');
    },
  ]) {
    await getOrganizerSearch(listPage).fill('ольга');
    await expect(getTournamentRows(listPage)).toHaveCount(1);
    await clear();
    await expect(getTournamentRows(listPage)).toHaveCount(3);
    await expect(getOrganizerSearch(listPage)).toHaveValue('');
    await expect(getOrganizerSearch(listPage)).toBeFocused();
  }
  await expect(listPage.getByRole('button', { name: 'Очистить поиск' })).toHaveCount(0);
});

test('the text is kept until the user comes back to the list (SHELL-4) @deep', async ({
  listPage,
}) => {
  await getOrganizerSearch(listPage).fill('смирнова');
  await expect(getTournamentRows(listPage)).toHaveCount(2);
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await listPage.getByRole('button', { name: 'Назад' }).click();
  await expect(getOrganizerSearch(listPage)).toHaveValue('смирнова');
  await expect(getTournamentRows(listPage)).toHaveCount(2);
  await expect(listPage.getByRole('status').filter({ hasText: 'Найдено' })).toHaveText(
    'Найдено: 2 турнира',
  );
});

test('a search left before the pause is over is not lost (SHELL-4)', async ({ page, club }) => {
  await installClock(page);
  await openSignedIn(page, club);
  await expect(getTournamentRows(page)).toHaveCount(3);
  await page.clock.pauseAt(Date.now() + 60_000);
  await getOrganizerSearch(page).pressSequentially('ёлкин');
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(page.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
  await page.clock.resume();
  await page.getByRole('link', { name: 'Турниры' }).click();
  await expect(getOrganizerSearch(page)).toHaveValue('ёлкин');
  await expect(getTournamentRows(page)).toHaveCount(1);
});
