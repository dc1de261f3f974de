import type { Page } from '@playwright/test';
import { boxField, openBox } from '../support/commands';
import { expect, seeded, test } from '../support/fixtures';
import { openAsAdministrator, prepareApi, ROW, test as otherHostTest } from '../support/otherHost';
import { evening, part, playUrl } from '../support/roster';

test.use({ tournaments: seeded([evening(3, {}, 0)]) });

async function expectRoster(page: Page): Promise<void> {
  await expect(part(page, 'Основной состав')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${playUrl()}$`));
}

test('ROSTER-17: «Провести» leads there from the menu of a row and from the details', async ({
  listPage: page,
}) => {
  await page.getByRole('button', { name: 'Действия' }).first().click();
  await page.getByRole('menuitem', { name: 'Провести' }).click();
  await expectRoster(page);
  await page.goBack();
  await page.getByRole('row', { name: /Ольга Смирнова/ }).click();
  const details = page.getByRole('dialog', { name: 'Детальная информация о турнире' });
  await details.getByRole('button', { name: 'Провести' }).click();
  await expectRoster(page);
});

test('ROSTER-17: it leads there from the strip of today and from the box', async ({
  listPage: page,
}) => {
  await page
    .getByRole('region', { name: 'Ближайший турнир' })
    .getByRole('button', { name: 'Провести' })
    .click();
  await expectRoster(page);
  await page.getByRole('link', { name: 'Назад к турнирам' }).click();
  const box = await openBox(page);
  await expect(box.getByRole('option', { name: /^Провести: / })).toHaveCount(1);
  await boxField(page).fill('провести');
  await box.getByRole('option', { name: /^Провести: / }).click();
  await expectRoster(page);
});

otherHostTest(
  'ROSTER-1, ROSTER-17: with another host there is nothing of it',
  async ({ api, page }) => {
    prepareApi(api);
    await openAsAdministrator(page, playUrl(ROW.id));
    await expect(page).toHaveURL(/\/tournaments$/);
    await page.getByRole('button', { name: 'Действия' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Дублировать' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Провести' })).toHaveCount(0);
    expect(api.strange).toEqual([]);
  },
);
