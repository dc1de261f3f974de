import { addDaysToToday } from './support/days';
import { getMainButton, openEdit, retype } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { expectNothingSideways, expectTargets, waitUntilSettled } from './support/rendering';

test.use({
  tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова', date: addDaysToToday(3) }]),
});

for (const [screen, viewport] of Object.entries({
  'a desktop': { width: 1440, height: 900 },
  'a phone': { width: 320, height: 640 },
})) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test(`on ${screen} the foot stays in sight, in one place and of one height @everywhere${screen === 'a desktop' ? ' @deep' : ''}`, async ({
      listPage: page,
    }) => {
      await page.getByRole('link', { name: 'Создать турнир' }).click();
      const submit = page.getByRole('main').locator('button[type=submit]');
      await expect(submit).toBeVisible();
      await expect(getMainButton(page, 'Сбросить')).toBeInViewport({ ratio: 1 });
      const place = await submit.boundingBox();
      const status = page.getByRole('main').getByRole('status');
      const room = await status.boundingBox();

      const name = page.getByLabel('Имя организатора');
      await name.focus();
      await retype(page.getByLabel('Взнос'), '-5');
      await retype(page.getByLabel('Время окончания'), '3');
      await expect(status).toHaveText(
        'Осталось: дата, время начала, имя организатора, телефон организатора. Исправьте: время окончания, взнос.',
      );
      expect(await submit.boundingBox()).toEqual(place);
      expect(await status.boundingBox()).toEqual(room);

      // The focused field is above the foot.
      await page.getByLabel('Повторять еженедельно').focus();
      const field = (await page.getByLabel('Повторять еженедельно').boundingBox())!;
      expect(field.y + field.height).toBeLessThan(room!.y);
      expect(await submit.boundingBox()).toEqual(place);
      await expectNothingSideways(page);
    });
  });
}

test.describe('on a phone with a thumb', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('its buttons are large enough, next to each other', async ({ listPage: page }) => {
    await page.getByRole('link', { name: 'Создать турнир' }).tap();
    await expect(getMainButton(page, 'Сбросить')).toBeVisible();
    await expectTargets(page.getByRole('main'), 44);
    const [one, other] = await Promise.all([
      getMainButton(page, 'Создать турнир').boundingBox(),
      getMainButton(page, 'Сбросить').boundingBox(),
    ]);
    expect(one!.y).toBe(other!.y);
  });
});

test('EDIT-3: the edit dialog says what would be saved, and its review has no empty half @everywhere', async ({
  listPage: page,
}) => {
  const dialog = await openEdit(page, 'Ольга');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('Изменений нет');
  await retype(dialog.getByLabel('Взнос'), '900');
  await expect(status).toHaveText('Изменено: взнос.');
  await retype(dialog.getByLabel('Имя организатора'), '');
  await expect(status).toHaveText('Осталось: имя организатора.');
  await waitUntilSettled(page);
  const place = await dialog.boundingBox();
  await dialog.getByLabel('Просмотр').check();
  expect(await dialog.boundingBox()).toEqual(place);
  const last = (await dialog.getByRole('definition').last().boundingBox())!;
  const { y } = (await status.boundingBox())!;
  expect(y - last.y - last.height).toBeLessThan(140);
});
