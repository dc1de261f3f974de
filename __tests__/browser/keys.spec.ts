import type { Page } from '@playwright/test';
import { getAccountButton, getThemeSelect } from './support/account';
import { expectAccessible } from './support/expectAccessible';
import {
  getBox,
  getKeysDialog,
  waitUntilListening,
  getOffers,
  openBox,
  openKeys,
  pressRussian,
  switchLettersOn,
} from './support/commands';
import { openDetail } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { expectNothingSideways } from './support/rendering';
import { getListHeading, openSignedIn } from './support/signIn';

test.use({ tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова' }]) });

/** Chooses the single keys that work: the option of this name in the list of keys. */
const chooseKeys = (page: Page, name: string) =>
  getKeysDialog(page).getByRole('radio', { name, exact: true }).check();
const create = (page: Page) => page.getByLabel('Имя организатора');
const closeKeys = (page: Page) =>
  getKeysDialog(page).getByRole('button', { name: 'Закрыть' }).click();

/** Expects that letters trigger nothing: the list stays, and its search field receives them. */
async function expectNothing(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await pressRussian(page, 'KeyN', 'т');
  await expect(page).toHaveURL(/\/tournaments(\?detail=1|\?q=[^&]*)?$/);
}

test('COMFORT-83: each key does what the text next to it says, on a Latin and on a Russian layout @deep', async ({
  listPage: page,
}) => {
  await switchLettersOn(page);
  const layouts: ((latin: string, russian: string) => Promise<void>)[] = [
    (latin) => page.keyboard.press(latin),
    (latin, russian) => pressRussian(page, `Key${latin.toUpperCase()}`, russian),
  ];
  for (const press of layouts) {
    await press('m', 'ь');
    await expect(page).toHaveURL(/\?view=month$/);
    await page.getByRole('button', { name: 'Следующий месяц' }).click();
    await expect(page).toHaveURL(/day=/);
    await press('t', 'е');
    await expect(page).toHaveURL(/\?view=month$/);
    await press('w', 'ц');
    await expect(page).toHaveURL(/\?view=week$/);
    await press('n', 'т');
    await expect(create(page)).toBeVisible();
    // The form's first field has the focus, so letters are typed into it.
    await page.getByRole('main').focus();
    await press('l', 'д');
    await expect(page).toHaveURL(/\/tournaments$/);
    await expect(getListHeading(page)).toBeVisible();
  }
});

test('COMFORT-83: the keys do nothing in a field, with Ctrl or Alt, under a dialog and while composing @deep', async ({
  listPage: page,
}) => {
  await switchLettersOn(page);
  const search = page.getByRole('searchbox');
  await search.press('n');
  await expect(search).toHaveValue('n');
  await expectNothing(page);
  await page.keyboard.press('Escape');
  await getAccountButton(page).click();
  await getThemeSelect(page).focus();
  await expectNothing(page);
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  for (const held of [
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { isComposing: true },
    { shiftKey: true },
  ])
    await page.evaluate((init) => {
      const event = { code: 'KeyN', key: 'n', bubbles: true, cancelable: true, ...init };
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', event));
    }, held);
  await expect(page).toHaveURL(/\/tournaments$/);
  await openDetail(page, 'Ольга Смирнова');
  await expectNothing(page);
  await page.keyboard.press('Escape');
  await openBox(page);
  await page.keyboard.press('n');
  await expect(getBox(page).getByRole('combobox')).toHaveValue('n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(create(page)).toBeVisible();
});

test('COMFORT-83, COMFORT-21: a key asks before it leaves what is unsaved @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await switchLettersOn(page);
  await create(page).fill('Пётр');
  await page.getByRole('main').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('l');
  const question = page.getByRole('dialog', { name: 'Турнир не создан' });
  await question.getByRole('button', { name: 'Вернуться к правке' }).click();
  await expect(create(page)).toHaveValue('Пётр');
});

test('COMFORT-83, DESK-12: «Клавиши» lists each key with what it does, and is accessible in the dark and on a phone', async ({
  listPage: page,
}) => {
  const listed = await openKeys(page);
  for (const [key, does] of [
    ['N / Т', 'Создать турнир'],
    ['L / Д', 'Список'],
    ['M / Ь', 'Месяц'],
    ['W / Ц', 'Неделя'],
    ['T / Е', 'Сегодня в календаре'],
    ['?', 'Помощь'],
    ['/', 'Поиск по организатору'],
    ['CtrlK', 'Найти или сделать'],
    ['E / У', 'Редактировать'],
    ['D / В', 'Дублировать'],
    ['Del', 'Удалить'],
    ['0–9', 'Записать счёт'],
    ['Tab', 'К другой паре, к следующему матчу'],
  ] as const) {
    const row = listed
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${key.replace('?', '\\?')}$`) });
    await expect(row.locator('+ *')).toHaveText(does);
  }
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(listed).toHaveCount(0);
  await openKeys(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'keys-dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'keys-phone');
  await expectNothingSideways(page);
});

test('COMFORT-96: letters work once they are switched on, signs until they are switched off, for this device and in every tab', async ({
  listPage: page,
  context,
}) => {
  await waitUntilListening(page);
  const other = await context.newPage();
  await other.goto('/tournaments');
  await waitUntilListening(other);
  await expectNothing(page);
  await openBox(page);
  await expect(getOffers(page, 'Действия').first()).toHaveText('Создать турнир');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('main').focus();

  await openKeys(page);
  const idleKeys = getKeysDialog(page).getByRole('status');
  await expect(idleKeys).toHaveText('Буквы сейчас не работают: их включают «Знаки и буквы».');
  await chooseKeys(page, 'Знаки и буквы');
  await expect(idleKeys).toHaveText('');
  await closeKeys(page);
  // The other tab applies the change a moment later.
  await expect(other.locator('html')).toHaveAttribute('data-keys', 'all');
  for (const one of [page, other]) {
    await one.keyboard.press('m');
    await expect(one).toHaveURL(/\?view=month$/);
  }
  await page.reload();
  await openBox(page);
  await expect(getOffers(page, 'Действия').first()).toHaveText(/N \/ Т$/);
  await page.keyboard.press('Escape');

  await openKeys(page);
  await chooseKeys(page, 'Никакие');
  await expect(idleKeys).toHaveText('Буквы и знаки сейчас не работают.');
  await closeKeys(page);
  await page.keyboard.press('l');
  await page.keyboard.press('/');
  await page.keyboard.press('Shift+Slash');
  await expect(page).toHaveURL(/\?view=month$/);
  await expect(page.getByRole('searchbox')).not.toBeFocused();

  await openKeys(page);
  await expect(getKeysDialog(page).getByRole('radio', { name: 'Никакие' })).toBeChecked();
  await chooseKeys(page, 'Знаки');
  await closeKeys(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});
