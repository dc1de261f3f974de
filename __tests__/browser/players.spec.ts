import { expectAccessible } from './support/expectAccessible';
import { expect, createSeeds, test } from './support/fixtures';
import { expectSoundLayout } from './support/layout';
import { createOtherDesk } from './support/otherDesk';
import { expectTargets } from './support/rendering';
import {
  PAST_TOURNAMENTS,
  getPlayerNames,
  openPlayers,
  getPlayerRow,
  getSearchField,
} from './support/players';

test.use({ tournaments: createSeeds(PAST_TOURNAMENTS) });

const ALL = ['Анна Крылова', 'Дмитрий Лунёв', 'Елена Сафонова', 'Игорь Ветров'];

test('PLAYER-10, PLAYER-11, PLAYER-12, PLAYER-13, PLAYER-14: players are found, ordered and narrowed, and the address says how', async ({
  club,
  page,
}) => {
  await openPlayers(page, club);
  await expect(page.getByRole('link', { name: 'Игроки' })).toHaveAttribute('aria-current', 'page');
  await expect(getPlayerNames(page)).toHaveText(ALL);
  const anna = getPlayerRow(page, 'Анна Крылова').getByRole('cell');
  await expect(anna.nth(0).getByRole('link', { name: '+7 (916) 204-18-73' })).toBeVisible();
  await expect(anna.nth(1)).toHaveText('3.5');
  await expect(anna.nth(3)).toHaveText('4');
  await expectAccessible(page, 'players-desk');

  await page.getByRole('button', { name: 'Турниры' }).click();
  await expect(page).toHaveURL(/\?sort=-tournaments$/);
  await page.getByRole('button', { name: 'Турниры' }).click();
  await expect(getPlayerNames(page)).toHaveText([ALL[3]!, ALL[2]!, ALL[0]!, ALL[1]!]);
  await page.getByRole('radio', { name: 'Давно не были' }).check();
  await expect(getPlayerNames(page)).toHaveText(['Игорь Ветров']);
  await page.getByRole('radio', { name: 'Постоянные' }).check();
  await expect(getPlayerNames(page)).toHaveText(['Анна Крылова', 'Дмитрий Лунёв']);
  await expect(page.getByText('Найдено: 2 игрока').first()).toBeVisible();
  await expect(page).toHaveURL(/filter=regular/);
  await page.goBack();
  await expect(getPlayerNames(page)).toHaveText(['Игорь Ветров']);
  await page.goForward();
  await expect(getPlayerNames(page)).toHaveText(['Анна Крылова', 'Дмитрий Лунёв']);

  // A focused select would receive «/» itself, so the focus moves to a row.
  await getPlayerRow(page, 'Анна Крылова').focus();
  await page.keyboard.press('/');
  await expect(getSearchField(page)).toBeFocused();
  await page.keyboard.type('ЛУНЕВ дм');
  await expect(getPlayerNames(page)).toHaveText(['Дмитрий Лунёв']);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('ЛУНЕВ дм');
  await page.reload();
  await expect(getPlayerNames(page)).toHaveText(['Дмитрий Лунёв']);
  await expect(getSearchField(page)).toHaveValue('ЛУНЕВ дм');
  await getSearchField(page).fill('нет таких');
  await page.getByRole('button', { name: 'Показать всех' }).click();
  await expect(getPlayerNames(page)).toHaveText(ALL);
  await expect(getSearchField(page)).toHaveValue('');

  await getPlayerRow(page, 'Анна Крылова').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/players\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Дмитрий Лунёв' })).toBeVisible();
  await page.goBack();
  await expect(getPlayerRow(page, 'Дмитрий Лунёв')).toBeFocused();
});

test('PLAYER-74: players whose data are kept too long are counted, and shown by one press', async ({
  club,
  page,
}) => {
  await club.stop();
  await club.startAgain({ FORGET_AFTER_MONTHS: '2' });
  await openPlayers(page, club);
  await expect(page.getByText('Срок хранения данных вышел: 1 игрок.')).toBeVisible();
  await expectAccessible(page, 'players-outdated');
  await page.getByRole('button', { name: 'Показать их' }).click();
  await expect(page).toHaveURL(/filter=outdated/);
  await expect(page.getByRole('radio', { name: 'Срок вышел' })).toBeChecked();
  await expect(getPlayerNames(page)).toHaveText(['Игорь Ветров']);
});

test('PLAYER-11, PLAYER-14: on a phone players are cards, and a failure says what to do', async ({
  club,
  page,
  troubles,
}) => {
  troubles.expect(/status of 500/, /listPlayers: 500/);
  const longName = { familyName: 'Ветров-Воскресенский-Преображенский' };
  await createOtherDesk(club, 4).correct('Игорь', longName);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlayers(page, club);
  await expect(getPlayerNames(page).last()).toContainText(longName.familyName);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoundLayout(page);
    await expectTargets(page.getByRole('main'), 44);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `players-${width}-${colorScheme}`);
    }
  }
  await page.getByLabel('Порядок').selectOption('Турниры');
  await expect(getPlayerNames(page)).toHaveText([ALL[0]!, ALL[1]!, ALL[2]!, /^Игорь/]);
  await expect(page).toHaveURL(/sort=-tournaments/);

  let isDown = true;
  await page.route('**/api/players', (route) =>
    isDown ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await page.reload();
  await expect(page.getByText('Ошибка загрузки игроков')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(getPlayerNames(page)).toHaveCount(4);
});
