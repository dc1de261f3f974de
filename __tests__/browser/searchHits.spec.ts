import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { getBoxField, getBox, getHit, getHits, waitUntilListening } from './support/commands';
import { addDaysToToday } from './support/days';
import { getDetail, getRow, getSearchBox } from './support/consolePage';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import {
  expectNothingSideways,
  expectTargets,
  waitUntilSettled,
  takePicture,
} from './support/rendering';
import { expectStill, watchShifts } from './support/shifts';

const VERA = { name: 'Вера Орлова', contact_phone: '+7 (916) 555-48-21' };
const SEMYON = { name: 'Семён Берёзов', contact_phone: '+7 (903) 000-00-02' };
const MANY = Array.from({ length: 12 }, (_, at) => ({
  name: `Игрок ${at}`,
  contact_phone: `+7 (903) 111-${String(at + 10)}-77`,
}));

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Ольга Смирнова',
      organizer_phone: '+7 (812) 440-00-01',
      date: addDaysToToday(3),
      applications: [...MANY, VERA],
    },
    { organizer_name: 'Семён Ёлкин', date: addDaysToToday(2), applications: [SEMYON] },
    { organizer_name: '<b>Анна</b> \u202Eвспять', date: addDaysToToday(5) },
  ]),
});

const readActiveId = (page: Page) => getSearchBox(page).getAttribute('aria-activedescendant');
const getAnnouncement = (page: Page) =>
  page.locator('[aria-live] p').filter({ hasText: 'Подсказки' });
const getMarkedPlayer = (page: Page) => getDetail(page).locator('[aria-current]');

test('DESK-40: a typed text is found among organizers and players, their names and phones', async ({
  listPage: page,
}) => {
  await waitUntilListening(page);
  for (const [text, found] of [
    ['ВЕРА', [/Вера Орлова.*555-48-21/]],
    ['берез', [/Семён Берёзов/]],
    ['4821', [/Вера Орлова/]],
    ['8 812 440', [/Ольга Смирнова/]],
    ['семен', [/Берёзов/, /Семён Ёлкин/]],
    ['вспять', ['<b>Анна</b> \u202Eвспять']],
  ] as const) {
    await getSearchBox(page).fill(text);
    await expect(getHits(page).getByRole('option')).toHaveCount(found.length);
    for (const [at, one] of found.entries())
      await expect(getHits(page).getByRole('option').nth(at)).toContainText(one);
    await expect(getSearchBox(page)).toBeFocused();
  }
  for (const text of ['в', '48', 'никого']) {
    await getSearchBox(page).fill(text);
    await expect(getHits(page)).toHaveCount(0);
  }
});

test('DESK-40: the keys lead into the hits and out again @deep', async ({ listPage: page }) => {
  await waitUntilListening(page);
  await getSearchBox(page).pressSequentially('семен');
  await expect(getAnnouncement(page)).toHaveText('Подсказки: 1\u00a0турнир, 1\u00a0игрок');
  expect(await readActiveId(page)).toBeNull();
  await page.keyboard.press('Home');
  expect(await readActiveId(page)).toBeNull();
  await page.keyboard.press('ArrowDown');
  await expect(getHit(page, /Берёзов/)).toHaveAttribute('aria-selected', 'true');
  expect(await readActiveId(page)).toBe(await getHit(page, /Берёзов/).getAttribute('id'));
  await expectAccessible(page, 'search-hits');
  await page.keyboard.press('ArrowUp');
  await expect(getHit(page, /10:00.*Ёлкин.*\d$/).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(getDetail(page)).toContainText('Семён Ёлкин');
  await page.keyboard.press('Escape');
  await expect(getSearchBox(page)).toBeFocused();

  // Further typing drops the chosen hit.
  await getSearchBox(page).fill('вера');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await getSearchBox(page).pressSequentially('е');
  await getSearchBox(page).press('Backspace');
  await expect(getHit(page, /Вера/)).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(getHits(page)).toHaveCount(0);
  await expect(getSearchBox(page)).toHaveValue('вера');
  await page.keyboard.press('Escape');
  await expect(getSearchBox(page)).toHaveValue('');
});

test('DESK-40: Esc and Enter right after typing close the hits, and Enter filters the list @deep', async ({
  listPage: page,
}) => {
  await waitUntilListening(page);
  // The hits of the last letter no longer appear.
  await getSearchBox(page).fill('ольга');
  await expect(getHits(page)).toBeVisible();
  await getSearchBox(page).press('Backspace');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  await expect(getHits(page)).toHaveCount(0);
  await getSearchBox(page).fill('ольга');
  await expect(getHits(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getHits(page)).toHaveCount(0);
  await expect(getRow(page, /\+7/)).toHaveCount(1);
  await expect(getDetail(page)).toHaveCount(0);
  expect(await getSearchBox(page).getAttribute('aria-controls')).toBeNull();

  // On a slow network the code of the hits loads after Enter, and no hits open over the list.
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/assets\/\d/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await getSearchBox(page).fill('вера');
  await page.keyboard.press('Enter');
  goOn();
  await waitUntilListening(page);
  await page.waitForTimeout(300);
  await expect(getHits(page)).toHaveCount(0);
  await getSearchBox(page).press('Backspace');
  await expect(getHits(page)).toBeVisible();
});

test('DESK-40: a player opens the details at the player, past the other hits @deep', async ({
  listPage: page,
}) => {
  await waitUntilListening(page);
  await getSearchBox(page).fill('игрок');
  await getHit(page, /Игрок 3/).click();
  await expect(getMarkedPlayer(page)).toContainText('Игрок 3');
  await expect(getMarkedPlayer(page)).toBeFocused();
  await expect(page).toHaveURL(/detail=1$/);
  await page.keyboard.press('Escape');

  await getSearchBox(page).fill('игрок ');
  await expect(getHits(page).getByRole('option')).toHaveCount(6);
  await getHit(page, 'Показать больше').click();
  await expect(getBoxField(page)).toHaveValue('игрок ');
  await expect(getBox(page).getByRole('option', { name: /^Игрок(?!и)/ })).toHaveCount(8);
});

test('DESK-40, SPEED-10: the hits go where the field is left, and move nothing @deep', async ({
  page,
  club,
}) => {
  await watchShifts(page);
  await rememberSession(page, club.session!);
  await page.goto('/tournaments');
  await waitUntilListening(page);
  await getSearchBox(page).fill('семен');
  const type = async () => {
    await getSearchBox(page).fill('игрок');
    await expect(getHit(page, /Игрок 1/).first()).toBeVisible();
    await getSearchBox(page).fill('игрок 1');
    await expect(getHit(page, /Игрок 11/)).toBeVisible();
  };
  const keeps = [page.getByRole('heading', { name: 'Турниры', exact: true }), getSearchBox(page)];
  await expectStill(page, type, { keeps, pushes: 'main *' });
  await page.keyboard.press('Tab');
  await expect(getHits(page)).toHaveCount(0);

  await getSearchBox(page).fill('вера');
  await expect(getHits(page)).toBeVisible();
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(page.getByLabel('Имя организатора')).toBeVisible();
  await expect(getHits(page)).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`DESK-40: the hits have no violations, ${scheme} @deep`, async ({ listPage: page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await waitUntilListening(page);
    await getSearchBox(page).fill('ол');
    await expect(getHits(page)).toBeVisible();
    await expectAccessible(page, `search-hits-${scheme}`);
    await takePicture(page, `search-hits-${scheme}`);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DESK-40: a player is found by four digits and can be called at once', async ({
    listPage: page,
  }) => {
    await waitUntilListening(page);
    await getSearchBox(page).tap();
    await getSearchBox(page).pressSequentially('4821');
    await expect(getHits(page)).toBeInViewport({ ratio: 1 });
    await expectNothingSideways(page);
    await takePicture(page, 'search-hits-phone');
    await getHit(page, /Вера Орлова/).tap();
    const call = getDetail(page).getByRole('link', { name: VERA.contact_phone });
    await expect(call).toBeInViewport({ ratio: 1 });
    await waitUntilSettled(page);
    await expectTargets(getMarkedPlayer(page), 44);
  });

  test('DESK-40: a finger on the list closes the hits @deep', async ({ listPage: page }) => {
    await waitUntilListening(page);
    await getSearchBox(page).fill('игрок');
    await expect(getHits(page)).toBeVisible();
    await takePicture(page, 'search-hits-phone-many');
    await page.touchscreen.tap(380, 700);
    await expect(getHits(page)).toHaveCount(0);
    await expect(getSearchBox(page)).toHaveValue('игрок');
  });
});
