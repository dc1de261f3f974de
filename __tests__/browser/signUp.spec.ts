import type { Page } from '@playwright/test';
import { getConsent, expect, getField, fillSignUp, getSendButton, test } from './support/signUp';
import { rememberSession } from './support/fixtures';
import { readClipboard } from './support/consolePage';

const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const getPhoneField = (page: Page) => getField(page, 'Телефон');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('APPLY-1, APPLY-8: a person signs up, sees the place, reloads, and cancels', async ({
      page,
      desk,
    }) => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
      await page.goto(desk.path);
      await fillSignUp(page);
      desk.passSeconds(5);
      await getSendButton(page).click();
      await expect(getHeading(page, 'Вы в основном составе')).toBeVisible();
      await page.reload();
      await expect(getHeading(page, 'Вы в основном составе')).toBeVisible();
      expect(posts).toHaveLength(1);
      expect(await desk.listEntries()).toEqual(['Максим: confirmed']);

      await page.getByText('Отменить запись', { exact: true }).click();
      expect(await desk.listEntries()).toEqual(['Максим: confirmed']);
      await page.getByRole('button', { name: 'Отменить и освободить место' }).click();
      await expect(getHeading(page, 'Запись отменена')).toBeVisible();
      expect(await desk.listEntries()).toEqual(['Максим: withdrawn']);
      await page.getByRole('link', { name: 'Записаться снова' }).click();
      await expect(getSendButton(page)).toBeVisible();
    });
  });
}

test('APPLY-1: digits that a keyboard composes come once, and a phone from abroad stays as it is typed', async ({
  page,
  desk,
}) => {
  await page.goto(desk.path);
  const field = getPhoneField(page);
  await field.focus();
  const keyboard = await page.context().newCDPSession(page);
  const digits = '89631472980';
  for (let count = 1; count <= digits.length; count += 1) {
    const composed = { text: digits.slice(0, count), selectionStart: count, selectionEnd: count };
    await keyboard.send('Input.imeSetComposition', composed);
  }
  await keyboard.send('Input.insertText', { text: digits });
  await expect(field).toHaveValue('+7 (963) 147-29-80');
  await field.fill('');
  await field.pressSequentially('+375 29 123-45-67');
  await expect(field).toHaveValue('+375 29 123-45-67');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('APPLY-1, APPLY-3: when all places are taken, that is said before the first field, and by the button', async ({
  page,
  desk,
}) => {
  await desk.set({ capacity: 4 });
  await desk.add(5);
  await page.goto(desk.path);
  await expect(page.getByRole('main')).toContainText('Ваше место в листе ожидания — №2.');
  await fillSignUp(page);
  desk.passSeconds(5);
  await page.getByRole('button', { name: 'Записаться в лист ожидания' }).click();
  await expect(getHeading(page, 'Вы в листе ожидания, №2')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('APPLY-5: errors are at their fields, what was typed is kept, and the first is in focus', async ({
    page,
    desk,
    troubles,
  }) => {
    troubles.expect(/status of 422/);
    await page.goto(desk.path);
    await getField(page, 'Имя').fill('Максим');
    await getPhoneField(page).fill('963 147');
    await page.getByLabel('Уровень').selectOption('4.5');
    await getSendButton(page).click();
    await expect(page).toHaveTitle(/^Ошибка/);
    await expect(getField(page, 'Имя')).toHaveValue('Максим');
    await expect(getPhoneField(page)).toHaveValue('963 147');
    await expect(page.getByLabel('Уровень')).toHaveValue('4.5');
    const errors: [ReturnType<typeof getField>, string][] = [
      [getField(page, 'Фамилия'), 'Фамилия минимум 2 символа'],
      [getPhoneField(page), 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
      [getConsent(page), 'Без согласия записать нельзя'],
    ];
    for (const [field, message] of errors) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`^${message.replace(/[+()]/g, '\\$&')}`),
      );
    }
    await expect(getField(page, 'Фамилия')).toBeFocused();
    await expect(page.getByText('Скопировать ссылку')).toHaveCount(0);
  });
});

test.describe('with a script', () => {
  test('APPLY-1: the phone is masked while it is typed, pasted, edited and deleted', async ({
    page,
    desk,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(desk.path);
    const field = getPhoneField(page);
    await field.pressSequentially('9631472980');
    await expect(field).toHaveValue('+7 (963) 147-29-80');
    for (let index = 0; index < 4; index += 1) await field.press('Backspace');
    await expect(field).toHaveValue('+7 (963) 147');
    await field.press('Home');
    for (let index = 0; index < 5; index += 1) await field.press('ArrowRight');
    await field.press('Delete');
    await expect(field).toHaveValue('+7 (931) 47');
    await field.pressSequentially('6');
    await expect(field).toHaveValue('+7 (963) 147');
    await field.pressSequentially('0');
    await expect(field).toHaveValue('+7 (960) 314-7');
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await expect(field).toHaveValue('');
    await field.pressSequentially('+7');
    await page.evaluate(() => navigator.clipboard.writeText('8 (963) 147-29-80'));
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue('+7 (963) 147-29-80');
  });

  test('APPLY-1: an error shows when its field is left, goes as soon as it is right, and moves nothing', async ({
    page,
    desk,
  }) => {
    await page.goto(desk.path);
    const field = getField(page, 'Имя');
    const error = page.getByText('Имя минимум 2 символа');
    const below = await getPhoneField(page).boundingBox();
    await field.pressSequentially('Я');
    await expect(error).toHaveCount(0);
    await field.press('Tab');
    await expect(error).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await getPhoneField(page).boundingBox()).toEqual(below);
    await field.pressSequentially('на');
    await expect(error).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  test('APPLY-5: the missing fields are named, and an unfinished form is not sent', async ({
    page,
    desk,
  }) => {
    await page.goto(desk.path);
    const status = page.getByRole('status');
    await expect(status).toHaveText('Осталось: имя, фамилия, телефон, согласие');
    await getSendButton(page).click();
    await expect(getField(page, 'Имя')).toBeFocused();
    await expect(page.getByText('Без согласия записать нельзя')).toBeVisible();
    await fillSignUp(page);
    await expect(status).toHaveText('Всё заполнено');
    await expect(page.getByText('Без согласия записать нельзя')).toHaveCount(0);
    expect(await desk.listEntries()).toEqual([]);
  });

  test('APPLY-8: the link to one’s own page is copied @deep', async ({ page, desk, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(desk.path);
    await fillSignUp(page);
    desk.passSeconds(5);
    await getSendButton(page).click();
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    await expect(page.getByRole('status')).toHaveText('Ссылка скопирована');
    expect(await readClipboard(page)).toBe(page.url());
  });

  test('APPLY-6: the consent opens next to the form, and leads back @deep', async ({
    page,
    desk,
  }) => {
    await page.goto(desk.path);
    const [consent] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'обработку имени и телефона' }).click(),
    ]);
    await expect(getHeading(consent, 'Согласие на обработку персональных данных')).toBeVisible();
    await expect(getConsent(page)).not.toBeChecked();
    await consent.getByRole('link', { name: 'К записи на турнир' }).click();
    await expect(getSendButton(consent)).toBeVisible();
  });
});

test.describe('next to the console', () => {
  test.use({ serviceWorkers: 'allow' });

  test('APPLY-9, ROUTE-8: the service worker leaves these pages to the server @deep', async ({
    page,
    desk,
    club,
  }) => {
    await rememberSession(page, club.session!);
    await page.goto('/tournaments');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await page.goto(desk.path);
    await expect(getSendButton(page)).toBeVisible();
  });
});
