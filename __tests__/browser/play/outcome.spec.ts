import { expectAccessible } from '../support/expectAccessible';
import { addDaysToToday, formatDayAndMonth } from '../support/days';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { createOtherDesk } from '../support/otherDesk';
import {
  changeEntryElsewhere,
  createTournamentSeed,
  getPaymentMark,
  getPlayUrl,
  readEntry,
} from '../support/roster';
import { getButton, getPlayStatus, getTab, openPlayMenu } from '../support/rounds';

test.use({
  tournaments: createSeeds([createTournamentSeed(8, { entry_fee: 1500, level_from: 3.5 }, 0)]),
});

test('PLAY-78, PLAY-79, DESK-20: an ended evening opens on its outcome, from which it is paid, sent, repeated and opened', async ({
  page,
  club,
  listPage,
}) => {
  const play = createOtherDesk(club);
  const winners = await play.playOut('Анна');
  const payers = ['Дмитрий', 'Елена', 'Игорь', 'Мария', 'Павел', 'Светлана'];
  for (const given of payers) await play.mark(given, { payment: 'cash', paid: 1500 });
  await listPage.getByRole('region', { name: 'Ближайший турнир' }).waitFor();
  await page.goto(getPlayUrl());
  await expect(getTab(page, 'Итог')).toHaveAttribute('aria-selected', 'true');
  const outcome = page.getByRole('region', { name: 'Итог' });
  const first = outcome.getByRole('list', { name: 'Первые места' }).locator('> li').first();
  for (const name of winners) await expect(first).toContainText(name);
  const unpaid = outcome.getByRole('list', { name: 'Не оплатили' });
  await expect(unpaid.getByRole('listitem')).toHaveText([/^Анна Крылова/, /^Артём Климов/]);
  await expectAccessible(page, 'outcome');

  await unpaid.getByRole('button', { name: 'перевод: Анна Крылова' }).click();
  await expect
    .poll(() => readEntry(club, 'Анна Крылова'))
    .toMatchObject({ payment: 'transfer', paid: 1500 });
  await expect(getPaymentMark(page, 'перевод', 'Анна Крылова')).toBeVisible();
  await outcome.getByRole('button', { name: 'Картинка в чат' }).click();
  const picture = page.getByRole('dialog', { name: 'Картинка' });
  await expect(picture.getByRole('img', { name: 'Итоговая таблица' })).toBeVisible();
  await picture.getByRole('button', { name: 'Закрыть' }).click();
  await outcome.getByRole('button', { name: 'Повторить через неделю' }).click();
  await expect(
    page.getByText(`Турнир создан на ${formatDayAndMonth(addDaysToToday(7))}`),
  ).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundLayout(page, true);
  await outcome.getByRole('button', { name: 'Открыть снова' }).click();
  await expect(outcome).toHaveCount(0);
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из');
});

test('PLAY-80: after the end nothing of the preparation is left, and strip and list call it over', async ({
  page,
  club,
  listPage,
}) => {
  const play = createOtherDesk(club);
  await play.playOut('Анна');
  await changeEntryElsewhere(club, 'Игорь Ветров', { needsNotice: true });
  await page.goto(`${getPlayUrl()}/roster`);
  await page.getByRole('button', { name: 'Действия: Игорь Ветров' }).waitFor();
  await expect(getButton(page, /сообщить/i)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Обратите внимание' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('ниже')).toHaveCount(0);
  for (const name of [/^Настройки/, /^Запись/, /^Предупреждения/]) {
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  }
  await openPlayMenu(page);
  await expect(page.getByRole('menuitem', { name: 'История состава' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Настройки/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await getTab(page, 'Раунды').click();
  await openPlayMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Ссылка для счёта' })).toHaveCount(0);

  await page.goto('/tournaments');
  const strip = listPage.getByRole('region', { name: 'Ближайший турнир' });
  await expect(strip).toContainText('закончен');
  await expect(page.getByRole('row', { name: /Американо|Мексикано/ }).last()).toContainText(
    'закончен',
  );
  await strip.getByRole('button', { name: 'Итог' }).click();
  await expect(getTab(page, 'Итог')).toHaveAttribute('aria-selected', 'true');
});
