import type { Page } from '@playwright/test';
import { getBoxField, openBox } from '../support/commands';
import { expect, createSeeds, test } from '../support/fixtures';
import { openAsAdministrator, prepareApi, ROW, test as otherHostTest } from '../support/otherHost';
import { createOtherDesk } from '../support/otherDesk';
import { createTournamentSeed, getRosterSection, getPlayUrl } from '../support/roster';
import { getCourt, getTab } from '../support/rounds';

test.use({ tournaments: createSeeds([createTournamentSeed(4, {}, 0)]) });

const EVENING_END = '2026-11-25T17:45:00.000Z';

async function expectRoster(page: Page): Promise<void> {
  await expect(getRosterSection(page, 'Основной состав')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${getPlayUrl()}$`));
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

test('ROSTER-17: «Провести» leads there from the strip of today and from the box', async ({
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
  await getBoxField(page).fill('провести');
  await box.getByRole('option', { name: /^Провести: / }).click();
  await expectRoster(page);
});

test('ROSTER-17: in the middle of an evening it leads to the rounds, after its end to the outcome', async ({
  club,
  listPage: page,
}) => {
  const elsewhere = createOtherDesk(club);
  const playIt = page
    .getByRole('region', { name: 'Ближайший турнир' })
    .getByRole('button', { name: 'Провести' });

  await elsewhere.startRound();
  await playIt.click();
  await expect(getCourt(page, 1)).toBeVisible();

  await test.step('the roster has an address of its own there', async () => {
    await getTab(page, 'Состав').click();
    await expect(page).toHaveURL(new RegExp(`${getPlayUrl()}/roster$`));
    await page.reload();
    await expect(getRosterSection(page, 'Основной состав')).toBeVisible();
  });

  await test.step('what happens meanwhile changes no tab', async () => {
    await page.goBack();
    await playIt.click();
    await expect(getCourt(page, 1)).toBeVisible();
    await elsewhere.score(1, 14);
    await elsewhere.change([
      { kind: 'outcomeChanged', from: { finishedAt: null }, to: { finishedAt: EVENING_END } },
    ]);
    await expect(page.getByRole('button', { name: 'Итог' })).toBeVisible();
    await expect(getTab(page, 'Раунды')).toHaveAttribute('aria-selected', 'true');
  });

  await page.reload();
  await expect(getTab(page, 'Итог')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table')).toBeVisible();
});

otherHostTest(
  'ROSTER-1, ROSTER-17: with another host there is nothing of it @deep',
  async ({ api, page }) => {
    prepareApi(api);
    await openAsAdministrator(page, getPlayUrl(ROW.id));
    await expect(page).toHaveURL(/\/tournaments$/);
    await page.getByRole('button', { name: 'Действия' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Дублировать' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Провести' })).toHaveCount(0);
    expect(api.strange).toEqual([]);
  },
);
