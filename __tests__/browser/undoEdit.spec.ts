import type { Page } from '@playwright/test';
import {
  getEditDialog,
  getHideButton,
  openEdit,
  getRow,
  getUndoButton,
  watchWrites,
} from './support/consolePage';
import { addDaysToToday } from './support/days';
import { expect, createSeeds, test } from './support/everywhere';
import { callServer } from './support/signIn';

const OLGA = 'Ольга Смирнова';
const PAST = 'Вера Давняя';

test.use({
  tournaments: createSeeds([
    { organizer_name: OLGA, date: '2099-06-05' },
    { organizer_name: PAST, date: addDaysToToday(-20) },
  ]),
});

async function changeFee(page: Page, organizer: string, fee: string): Promise<void> {
  const edit = await openEdit(page, organizer);
  await edit.getByLabel('Взнос').fill(fee);
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByText('Изменения сохранены')).toBeVisible();
}

test('COMFORT-31: an edit is undone with the values before, those that changed alone', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  const edit = await openEdit(listPage, OLGA);
  await edit.getByLabel('Взнос').fill('2500');
  await edit.getByLabel('Максимальный уровень').selectOption('Уровень 5.0');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditDialog(listPage)).toHaveCount(0);
  await expect(getRow(listPage, OLGA)).toContainText('2 500 ₽');
  const ifMatch = listPage
    .waitForRequest((request) => request.method() === 'PUT')
    .then((request) => request.headers()['if-match']);
  await getUndoButton(listPage).click();
  await expect(listPage.getByText('Изменения отменены')).toBeVisible();
  await expect(getRow(listPage, OLGA)).toContainText('1 500 ₽');
  expect(await ifMatch).toBe('"2"');
  expect(writes.map(({ body }) => body)).toEqual([
    { entryFee: 2500, levelTo: 5 },
    { entryFee: 1500, levelTo: null },
  ]);
});

test('COMFORT-31: what somebody has changed since is not undone, and the list shows it', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  await changeFee(listPage, OLGA, '2500');
  const { token } = club.session!;
  await callServer(club, token, 'DELETE', '/api/tournaments/1');
  await callServer(club, token, 'POST', '/api/tournaments/1/restore');
  await getUndoButton(listPage).click();
  await expect(
    listPage.getByText('Изменения не отменены: турнир с тех пор изменили ещё раз.'),
  ).toBeVisible();
  await expect(listPage.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  await expect(getRow(listPage, OLGA)).toContainText('2 500 ₽');
});

test('COMFORT-31: old values that the rules refuse by now end in the server’s words', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/422/);
  const edit = await openEdit(listPage, PAST);
  await edit.getByLabel('Дата').fill('');
  await edit.getByLabel('Дата').pressSequentially('05062099');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(listPage.getByText('Изменения сохранены')).toBeVisible();
  await getUndoButton(listPage).click();
  await expect(
    listPage.getByText(/Изменения не отменены.*Дата не может быть в прошлом/),
  ).toBeVisible();
  await expect(getRow(listPage, PAST)).toContainText('05.06.2099');
  await getHideButton(listPage).click();
  await expect(listPage.getByText('Изменения не отменены.')).toHaveCount(0);
});

test('COMFORT-31: an edit that changed nothing says nothing', async ({ listPage }) => {
  await listPage.clock.install();
  const edit = await openEdit(listPage, OLGA);
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(edit).toHaveCount(0);
  await listPage.clock.runFor(1_000);
  await expect(listPage.getByText('Изменения сохранены')).toHaveCount(0);
});
