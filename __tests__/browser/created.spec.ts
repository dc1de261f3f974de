import type { Page } from '@playwright/test';
import { chooseInAccountMenu } from './support/account';
import {
  getDeletionDialog,
  fillTournament,
  getMainButton,
  getRow,
  getSearchBox,
  getMenuLink,
} from './support/consolePage';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import { getCreationBar, createCells, getCreationButton, pasteRows } from './support/importing';
import { installClock } from './support/stillTime';

const NEW = 'Вера Орлова';

/** A season longer than the screen. Each search and filter below shows only a part of it. */
const LONG = Array.from({ length: 120 }, (_, at) => ({
  organizer_name: `Анна Громова ${at}`,
  date: `2099-${String((at % 12) + 1).padStart(2, '0')}-10`,
  tournament_type: 'Американо',
}));
test.use({ tournaments: createSeeds(LONG) });

/** Expects the list without search or filters, with the row visible and marked. */
async function expectSeen(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/tournaments$/);
  await expect(getSearchBox(page)).toHaveValue('');
  await expect(getRow(page, name)).toBeInViewport({ ratio: 1 });
  await expect(getRow(page, name)).toHaveAttribute('data-added', '');
}

async function openNarrowed(page: Page): Promise<void> {
  await page.goto('/tournaments?q=Громова+7&type=Американо&sort=date');
  await expect(getRow(page, 'Анна Громова 77')).toBeVisible();
  await expect(getSearchBox(page)).toHaveValue('Громова 7');
}

test('CREATE-11: the new tournament is seen, however the list was looked at before @deep', async ({
  listPage: page,
}) => {
  await openNarrowed(page);
  await getMenuLink(page, 'Создать турнир').click();
  await fillTournament(page, { date: '05.07.2099', name: NEW });
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await expectSeen(page, NEW);
  await expect(getRow(page, NEW)).toBeFocused();
  expect(await page.evaluate(() => document.querySelector('main')!.scrollTop)).toBeGreaterThan(0);

  // The user has seen the row, so the list reappears as it was left, without a mark.
  await getSearchBox(page).fill('Орлова');
  await expect(page).toHaveURL(/q=/);
  await getMenuLink(page, 'Создать турнир').click();
  await getMainButton(page, 'Назад').click();
  await expect(getSearchBox(page)).toHaveValue('Орлова');
  await expect(getRow(page, NEW)).toBeVisible();
  await expect(getRow(page, NEW)).not.toHaveAttribute('data-added');
});

test('CREATE-11: the new tournament is seen from the month too, and by the menu before the 2 s are over @deep', async ({
  listPage: page,
}) => {
  await page.goto('/tournaments?view=month&day=2099-03-01&q=Громова');
  await getMenuLink(page, 'Создать турнир').click();
  await fillTournament(page, { date: '05.07.2099', name: NEW });
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await getMenuLink(page, 'Турниры').click();
  await expectSeen(page, NEW);
});

async function create(page: Page): Promise<void> {
  await page.goto('/tournaments/new');
  await fillTournament(page, { date: '05.07.2099', name: NEW });
  await getMainButton(page, 'Создать турнир').click();
}

test('CREATE-11: after the success a user leaves at once, or creates the next tournament', async ({
  listPage: page,
}) => {
  await installClock(page);
  await create(page);
  await getMainButton(page, 'Создать ещё').click();
  await expect(page.getByLabel('Тип турнира')).toBeFocused();
  await expect(page.getByLabel('Имя организатора')).toHaveValue('');
  // After a while the form no longer switches to the list.
  await page.clock.runFor(2_500);
  await expect(page).toHaveURL(/\/tournaments\/new$/);
  await create(page);
  await getMainButton(page, 'К турнирам').click();
  await expect(page.getByText('Турнир создан успешно!')).toHaveCount(0, { timeout: 1_500 });
  await expect(getRow(page, NEW).last()).toBeInViewport({ ratio: 1 });
});

test('CREATE-11: «К составу» comes first, and its press stays at the roster', async ({
  listPage: page,
}) => {
  await installClock(page);
  await create(page);
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveText(['К составу', 'К турнирам', 'Создать ещё']);
  await buttons.first().click();
  await expect(page).toHaveURL(/\/tournaments\/\d+\/play/);
  await expect(page.getByRole('tab', { name: /^Состав/ })).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(page).toHaveURL(/\/play/);
});

test('CREATE-11, COMFORT-52: an imported tournament is seen, however the list was looked at before @deep', async ({
  listPage: page,
}) => {
  await openNarrowed(page);
  await chooseInAccountMenu(page, 'Импорт турниров');
  await pasteRows(page, [createCells({ Организатор: NEW, Дата: '05.07.2099' })]);
  await getCreationButton(page).click();
  await getCreationBar(page).getByRole('button', { name: 'К списку турниров' }).click();
  await expectSeen(page, NEW);
});

test('CREATE-11, COMFORT-23: a tournament of a series that failed later is seen, however the list was looked at before @deep', async ({
  listPage: page,
  troubles,
}) => {
  troubles.expect(/status of 500/, /createTournament: 500/);
  await openNarrowed(page);
  await page.route('**/api/tournaments', (route) =>
    route.request().postData()?.includes('2099-07-12')
      ? route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } })
      : route.fallback(),
  );
  await getMenuLink(page, 'Создать турнир').click();
  await fillTournament(page, { date: '05.07.2099', name: NEW });
  await page.getByLabel('Повторять еженедельно').selectOption('2 раза');
  await getMainButton(page, 'Создать 2 турнира').click();
  await expect(page.getByText(/Создано 1 из 2/)).toBeVisible();
  await getMainButton(page, 'Назад').click();
  await page.getByRole('button', { name: 'Уйти' }).click();
  await expectSeen(page, NEW);
});

test('CREATE-11, COMFORT-32: a tournament restored from the trash is seen, however the list was looked at before @deep', async ({
  page,
  club,
}) => {
  await rememberSession(page, club.session!);
  await page.goto('/tournaments?delete=78');
  await getDeletionDialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(getDeletionDialog(page)).toHaveCount(0);
  await getSearchBox(page).fill('Громова 12');
  await expect(getRow(page, 'Громова 12 ')).toBeVisible();
  await page.getByRole('link', { name: 'Корзина' }).click();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect(page.getByText('Турнир восстановлен')).toBeVisible();
  await getMainButton(page, 'Назад').click();
  await expectSeen(page, 'Анна Громова 77');
});
