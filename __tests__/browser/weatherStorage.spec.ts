import type { BrowserContext, Page } from '@playwright/test';
import { chooseTheme } from './support/account';
import {
  getEditDialog,
  fillTournament,
  getMainButton,
  openEdit,
  getRow,
} from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { getListHeading, getSignInHeading, signIn } from './support/signIn';

const OLGA = 'Ольга Смирнова';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA }]) });

type Refusal = 'absent' | 'refused' | 'neither read nor written' | 'full';
const REFUSALS: readonly Refusal[] = ['absent', 'refused', 'neither read nor written', 'full'];

/** Makes the storage of every page fail in one of the ways in which browsers refuse it. */
async function refuseStorage(context: BrowserContext, refusal: Refusal): Promise<void> {
  await context.addInitScript((how) => {
    const fail = (name: string) => () => {
      throw new DOMException(`The storage is ${how}`, name);
    };
    if (how === 'absent') Object.defineProperty(window, 'localStorage', { value: null });
    if (how === 'refused') {
      Object.defineProperty(window, 'localStorage', { get: fail('SecurityError') });
    }
    if (how === 'neither read nor written') {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = fail('SecurityError');
      }
    }
    if (how === 'full') Storage.prototype.setItem = fail('QuotaExceededError');
  }, refusal);
}

const getForm = (page: Page) => page.getByRole('main');

for (const refusal of REFUSALS) {
  test(`WEATHER-7: with a storage that is ${refusal} the console works for the visit, and promises nothing @deep`, async ({
    page,
    context,
  }) => {
    await refuseStorage(context, refusal);
    await page.goto('/tournaments');
    await signIn(page);
    await expect(getRow(page, OLGA)).toBeVisible();
    await chooseTheme(page, 'Тёмная тема');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const dialog = await openEdit(page, OLGA);
    await dialog.getByLabel('Взнос, ₽').fill('700');
    await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(getEditDialog(page)).toHaveCount(0);
    await expect(getRow(page, OLGA)).toContainText(/\b700\s₽/);

    await page.getByRole('link', { name: 'Создать турнир' }).click();
    await fillTournament(page, { name: 'Пётр Ёлкин' });
    await page.getByRole('link', { name: 'Турниры' }).click();
    const question = page.getByRole('dialog', { name: 'Турнир не создан' });
    await expect(question).toContainText('Сохранить черновик на этом устройстве не удалось');
    await question.getByRole('button', { name: 'Вернуться к правке' }).click();
    await expect(getForm(page).getByLabel('Имя организатора')).toHaveValue('Пётр Ёлкин');
    await getMainButton(page, 'Создать турнир').click();
    await expect(getRow(page, 'Пётр Ёлкин')).toBeVisible();

    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(getSignInHeading(page)).toBeVisible();
    await signIn(page);
    await expect(getListHeading(page)).toBeVisible();
    await page.reload();
    await expect(getSignInHeading(page)).toBeVisible();
  });
}

test('WEATHER-7, AUTH-9: where each tab keeps a session of its own, signing out still ends all of them @deep', async ({
  page,
  context,
}) => {
  await refuseStorage(context, 'refused');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/tournaments');
    await signIn(tab);
    await expect(getRow(tab, OLGA)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(other)).toBeVisible();
  // Returning to that tab does not restore the session.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(getSignInHeading(other)).toBeVisible();
  await expect(getRow(other, OLGA)).toHaveCount(0);
});
