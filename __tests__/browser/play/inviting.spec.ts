import { expectAccessible } from '../support/expectAccessible';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectNothingSideways, expectTargets } from '../support/rendering';
import { PAST_TOURNAMENTS } from '../support/players';
import { chooseAction, createTournamentSeed, openInvite, openRoster } from '../support/roster';
import { readClipboard } from '../support/consolePage';

test.use({
  tournaments: createSeeds([...PAST_TOURNAMENTS, createTournamentSeed(1, {}, 7)]),
  permissions: ['clipboard-read', 'clipboard-write'],
});

const COMING = PAST_TOURNAMENTS.length + 1;

test('PLAYER-26, PLAYER-31, PLAYER-32, PLAYER-33: from a roster those who come on that weekday are asked, and a card is opened', async ({
  club,
  page,
}) => {
  await openRoster(page, club, COMING);
  await page.getByRole('button', { name: 'Пригласить' }).click();
  await page.keyboard.press('Escape');
  const dialog = await openInvite(page);
  const offered = dialog.getByRole('listitem');
  await expect(offered).toHaveCount(3);
  await expect(offered.nth(0)).toContainText('Дмитрий Лунёв');
  await expect(offered.nth(0)).toContainText(/4\sраза/);
  const tick = (name: string) => dialog.getByRole('checkbox', { name });
  await expect(tick('Дмитрий Лунёв')).toBeChecked();
  await expect(tick('Елена Сафонова')).not.toBeChecked();
  await tick('Елена Сафонова').check();
  await expectAccessible(page, 'invite-desk');

  await dialog.getByRole('button', { name: 'Скопировать телефоны: 2' }).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe('Дмитрий Лунёв: +7 (903) 551-40-26\nЕлена Сафонова: +7 (926) 718-93-04');
  await dialog.getByRole('button', { name: 'Скопировать текст' }).click();
  await expect.poll(() => readClipboard(page)).toContain('Приглашаем поиграть.');
  await dialog.getByRole('button', { name: /Спросили 2/ }).click();
  await expect(offered.nth(0)).toContainText('Игорь Ветров');
  await expect(offered.nth(1)).toContainText(/спросили \d{2}\.\d{2}/);
  await expect(tick('Дмитрий Лунёв')).not.toBeChecked();

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSideways(page);
    await expectTargets(dialog, 44);
    await expectAccessible(page, `invite-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await chooseAction(page, 'Анна Крылова', 'Карточка игрока');
  await expect(page).toHaveURL(/\/players\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Анна Крылова' })).toBeVisible();
});
