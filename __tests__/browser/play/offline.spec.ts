import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectStored, OFFLINE_TROUBLES } from '../support/offline';
import {
  chooseAction,
  readEntry,
  createTournamentSeed,
  openRoster,
  getRosterSection,
  getPlayUrl,
  getEntryRow,
  getArrivedCheckbox,
} from '../support/roster';
import { PASSWORD, type Club } from '../support/club';

test.use({ tournaments: createSeeds([createTournamentSeed(4)]), serviceWorkers: 'allow' });

test.beforeEach(({ troubles }) => {
  for (const trouble of OFFLINE_TROUBLES) troubles.expect(trouble);
  troubles.expect(/FETCH_ERROR/);
});

/** Opens the roster and then cuts the network. */
async function openRosterOffline(page: Page, club: Club): Promise<void> {
  await openRoster(page, club);
  await expectStored(page);
  await page.context().setOffline(true);
}

test('ROSTER-16: changes made without a network are shown, outlive a reload, and are sent in order', async ({
  page,
  club,
  context,
}) => {
  await openRosterOffline(page, club);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await page.getByRole('button', { name: 'наличные: Анна Крылова' }).click();
  await chooseAction(page, 'Игорь Ветров', 'Отказался');
  const strip = page.getByText(
    'Нет связи: 3 изменения сохранены на устройстве и будут отправлены.',
  );
  await expect(strip).toBeVisible();
  await expect(getEntryRow(page, 'Анна Крылова')).toContainText('ждёт связи');

  await page.reload();
  await expect(strip).toBeVisible();
  await expect(page.getByText('Показан состав от')).toBeVisible();
  await expect(getArrivedCheckbox(page, 'Анна Крылова')).toBeChecked();
  await expect(getRosterSection(page, 'Отказались')).toContainText('Игорь Ветров');
  expect(await readEntry(club, 'Анна Крылова')).toMatchObject({ attendance: null });

  const sent: string[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/play/changes')) sent.push(response.request().postData()!);
  });
  await context.setOffline(false);
  await expect
    .poll(() => readEntry(club, 'Анна Крылова'))
    .toMatchObject({ attendance: 'arrived', payment: 'cash', paid: 1500 });
  await expect.poll(() => readEntry(club, 'Игорь Ветров')).toMatchObject({ status: 'withdrawn' });
  await expect(strip).toHaveCount(0);
  await expect(getEntryRow(page, 'Анна Крылова')).not.toContainText('ждёт связи');
  expect(sent.map((body) => /arrived|cash|withdrawn/.exec(body)?.[0])).toEqual([
    'arrived',
    'cash',
    'withdrawn',
  ]);
});

test('ROSTER-14, ROSTER-16: a change that was never sent is undone without a trace @deep', async ({
  page,
  club,
}) => {
  await openRosterOffline(page, club);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(getArrivedCheckbox(page, 'Анна Крылова')).not.toBeChecked();
  await expect(page.getByText('изменения сохранятся на устройстве')).toBeVisible();
});

test('ROSTER-16: signing out asks first, and the same user sends it after signing in again', async ({
  page,
  club,
  context,
}) => {
  await openRosterOffline(page, club);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await page.getByRole('button', { name: 'Выйти' }).click();
  const dialog = page.getByRole('dialog', { name: 'Выйти?' });
  await expect(dialog).toContainText('Не отправлено: 1 изменение состава.');
  await dialog.getByRole('button', { name: 'Остаться' }).click();
  await expect(getArrivedCheckbox(page, 'Анна Крылова')).toBeChecked();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await dialog.getByRole('button', { name: 'Выйти' }).click();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/play/changes')) sent.push(request.url());
  });
  await context.setOffline(false);
  await page.getByLabel('Имя пользователя').fill(club.session!.username);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.goto(getPlayUrl());
  await expect(getArrivedCheckbox(page, 'Анна Крылова')).toBeChecked();
  await expect(page.getByText('Нет связи')).toHaveCount(0);
});
