import type { Locator, Page } from '@playwright/test';
import { expectStill, watchShifts } from './support/shifts';
import { expect, fillSignUp, getField, getSendButton, test } from './support/signUp';

/** Taps the position that the target had when the tap began, as a finger does. */
async function tapWhereItIs(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + Math.min(width, 24) / 2, y + height / 2);
}

for (const width of [320, 360, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test(`APPLY-1: an error that comes on leaving a field moves nothing, and the tap that left it counts${width !== 320 ? ' @deep' : ''}`, async ({
      page,
      desk,
    }) => {
      await desk.set({ variant: 'mixed', showsFullNames: true });
      await watchShifts(page);
      await page.goto(desk.path);
      const [given, family, phone] = ['Имя', 'Фамилия', 'Телефон'].map((name) =>
        getField(page, name),
      ) as [Locator, Locator, Locator];
      const sex = page.getByLabel('Мужчина или женщина');
      const publicName = page.getByRole('checkbox', { name: /фамилию целиком/ });
      const consent = page.getByRole('checkbox', { name: /^Даю согласие/ });
      const keeps = [given, family, phone, sex, page.getByLabel('Уровень'), consent, publicName];
      const leave = async (field: Locator, text: string, next: Locator, error: string) => {
        await field.tap();
        await field.fill(text);
        await next.scrollIntoViewIfNeeded();
        await expectStill(page, () => tapWhereItIs(page, next), { keeps });
        await expect(field).toHaveAccessibleDescription(new RegExp(error));
      };
      await leave(given, 'М', phone, 'Имя минимум 2 символа');
      await expect(phone).toBeFocused();
      await leave(family, 'Ш', phone, 'Фамилия минимум 2 символа');
      await expect(phone).toBeFocused();
      await sex.tap();
      await expectStill(page, () => tapWhereItIs(page, phone), { keeps });
      await expect(sex).toHaveAccessibleDescription(/^Выберите: мужчина или женщина/);
      await leave(phone, '963', consent, 'или \\+ и код страны');
      await expect(consent).toBeChecked();
      await leave(family, 'Ш'.repeat(51), publicName, 'Фамилия максимум 50 символов');
      await expect(publicName).toBeChecked();
      await consent.tap();
      await expectStill(page, () => tapWhereItIs(page, publicName), { keeps });
      await expect(publicName).not.toBeChecked();
      await expect(consent).toHaveAccessibleDescription('Без согласия записать нельзя');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const height of [568, 844]) {
    test(`at 390 × ${height} the button that confirms the cancelling is in view once it is asked for${height === 844 ? ' @deep' : ''}`, async ({
      page,
      desk,
    }) => {
      await page.setViewportSize({ width: 390, height });
      await watchShifts(page);
      await desk.set({ capacity: 4 });
      await desk.add(7);
      await page.goto(desk.path);
      await fillSignUp(page);
      desk.passSeconds(5);
      await getSendButton(page).tap();
      const cancel = page.getByText('Отменить запись', { exact: true });
      await cancel.scrollIntoViewIfNeeded();
      await expectStill(page, () => tapWhereItIs(page, cancel), {
        keeps: [cancel],
        pushes: 'form',
      });
      const confirm = page.getByRole('button', { name: 'Отменить и освободить место' });
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await tapWhereItIs(page, cancel);
      await expect(confirm).toBeHidden();
      await tapWhereItIs(page, cancel);
      await tapWhereItIs(page, confirm);
      await expect(page.getByRole('heading', { name: 'Запись отменена' })).toBeVisible();
    });
  }
});
