import type { Page } from '@playwright/test';
import { NO_CONNECTION, WIRE_TROUBLES } from './support/faults';
import { expect, test } from './support/fixtures';
import { getSignInHeading, openSignedIn } from './support/signIn';
import { expectTyped, fillIn } from './support/tournamentForm';

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }], isProcess: true });

const createButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Создать турнир' });

test('the server restarts under a filled form: the form stays, the session holds, and it submits (CREATE-10, AUTH-2, ERR-3) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openSignedIn(page, club, '/tournaments/new');
  await fillIn(page.getByRole('main'));
  await club.stop();
  await createButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(NO_CONNECTION);
  await expectTyped(page.getByRole('main'));

  await club.startAgain();
  await createButton(page).click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toHaveCount(1);
});

test('a power cut right after each save keeps all that was saved (EDIT-9, DELETE-2, CREATE-11) @deep', async ({
  page,
  club,
  troubles,
}) => {
  // Requests that the power cut may abort: a reloaded list, or a file loaded ahead.
  troubles.expect(...WIRE_TROUBLES, /^request: GET \S+\/assets\//, /ChunkLoadError/);
  const cutPower = async () => {
    await club.stop('SIGKILL');
    await club.startAgain();
    await page.reload();
  };
  const rows = page.getByRole('row', { name: /\+7/ });

  await openSignedIn(page, club, '/tournaments/new');
  await fillIn(page.getByRole('main'));
  await createButton(page).click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await cutPower();
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toContainText('09:30');
  await expect(rows).toHaveCount(2);

  await page
    .getByRole('row', { name: /Ольга Смирнова/ })
    .getByRole('button', { name: 'Редактировать' })
    .click();
  await fillIn(page.getByRole('dialog'), ['Взнос, ₽']);
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cutPower();
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toContainText(/2\s500\s₽/);

  await page
    .getByRole('row', { name: /Пётр Ёлкин/ })
    .getByRole('button', { name: 'Удалить' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cutPower();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();

  // The server stores the sign-out too.
  const out = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await out;
  await cutPower();
  await expect(getSignInHeading(page)).toBeVisible();
});
