import { expectAccessible } from './support/axe';
import { factOf } from './support/desk';
import { expect, rememberSession, seeded, test } from './support/fixtures';
import { expectNothingSideways, expectTargets } from './support/looks';
import { ANNA, ANNA_AGAIN, answerPlayers } from './support/playerCard';
import { evening } from './support/roster';

test.use({ tournaments: seeded([evening(3, {}, -7)]) });

const URL = `/players/${ANNA.id}`;

test('PLAYER-20, PLAYER-21, PLAYER-22, PLAYER-23: a card says what is known, and its note survives leaving and another device', async ({
  club,
  page,
  troubles,
}) => {
  troubles.expect(/status of 412/, /saveNote: 412/);
  const server = await answerPlayers(page);
  await rememberSession(page, club.session!);
  await page.goto(URL);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Анна Крылова' })).toBeVisible();
  await expect(factOf(main, 'Турниры')).toHaveText('12');
  await expect(factOf(main, 'Уровень по игре')).toHaveText('3.6 ± 0.4, 40 матчей');
  const evenings = page.getByRole('region', { name: 'Вечера' }).getByRole('listitem');
  await expect(evenings.nth(0)).toContainText('2-е место из 12');
  await expect(evenings.nth(2)).toContainText('не пришёл');
  await expect(page.getByRole('region', { name: 'Чаще всего против' })).toContainText('11 матчей');
  await expect(page.getByRole('figure', { name: 'Форма' })).toContainText('Сейчас 3,6.');
  await expectAccessible(page, 'player-desk');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'player-desk-dark');
  await page.emulateMedia({ colorScheme: 'light' });

  const note = page.getByRole('textbox', { name: 'Заметка клуба' });
  await note.fill('Левша, любит корт 2');
  await expect(page.getByText('черновик остаётся на этом устройстве')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Левша, любит корт 2');

  Object.assign(server, { note: 'Левша, зовут Аней', version: 2 });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert')).toContainText('Левша, зовут Аней');
  await expect(note).toHaveValue('Левша, любит корт 2');
  await expectAccessible(page, 'player-conflict');
  await page.getByRole('button', { name: 'Соединить обе' }).click();
  await expect(note).toHaveValue('Левша, зовут Аней\nЛевша, любит корт 2');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  expect(server.note).toBe('Левша, зовут Аней\nЛевша, любит корт 2');

  Object.assign(server, { note: 'Третья', version: 7 });
  await note.fill('Моя');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Сохранить мою вместо неё' }).click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  expect(server.note).toBe('Моя');
  await page.reload();
  await expect(note).toHaveValue('Моя');
});

test('PLAYER-24, PLAYER-25: who is one person is merged after a look at what comes together, and taken apart', async ({
  club,
  page,
}) => {
  const server = await answerPlayers(page);
  await rememberSession(page, club.session!);
  await page.goto(URL);
  const merge = page.getByRole('button', { name: 'Объединить: Анна Крылова' });
  await merge.click();
  const dialog = page.getByRole('dialog', { name: 'Объединить двух игроков' });
  await expect(factOf(dialog, 'Вместе турниров')).toHaveText('14');
  await expect(factOf(dialog, 'Оплачено')).toHaveText('20 000 ₽');
  await expectAccessible(page, 'player-merge');
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  await expect(page.getByText('Игроки объединены')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Разделить: Анна Крылова' })).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(merge).toBeVisible();
  await expect(page.getByText('Игроки снова разделены')).toBeVisible();
  expect(server.calls.filter((call) => call.endsWith('/merge'))).toEqual([
    `POST ${ANNA_AGAIN.id}/merge`,
    `DELETE ${ANNA_AGAIN.id}/merge`,
  ]);

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSideways(page);
    await expectTargets(page.getByRole('main'), 44);
    await expectAccessible(page, `player-${width}`);
  }
});
