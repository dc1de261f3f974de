import { expect, createSeeds, test } from './support/everywhere';
import { getLeavingDialog, openEdit, retype, getRow, watchWrites } from './support/consolePage';

const COMING = {
  organizer_name: 'Ольга Смирнова',
  date: '2099-06-05',
  start_time: '10:00',
  end_time: '14:00',
  level_from: 2,
  level_to: 4.5,
};
test.use({
  tournaments: createSeeds([COMING]),
});

const SAVE = 'Сохранить изменения';

test('opens in edit mode, with the tournament’s values (EDIT-1, EDIT-2, EDIT-3, CREATE-13) @everywhere', async ({
  listPage,
}) => {
  const edit = await openEdit(listPage, 'Ольга Смирнова');
  await expect(edit.getByText('Измените параметры турнира')).toBeVisible();
  await expect(edit.getByRole('button', { name: 'Отмена' })).toBeEnabled();
  await expect(edit.getByRole('button', { name: SAVE })).toBeEnabled();
  await expect(edit.getByRole('radio', { name: 'Редактирование' })).toBeChecked();
  for (const [label, value] of [
    ['Тип турнира', 'Мексикано'],
    ['Дата', '05.06.2099'],
    ['Время начала', '10:00'],
    ['Время окончания', '14:00'],
    ['Минимальный уровень', '2'],
    ['Максимальный уровень', '4.5'],
    ['Взнос, ₽', '1500'],
    ['Имя организатора', 'Ольга Смирнова'],
    ['Телефон организатора', '+7 (916) 123-45-67'],
  ] as const) {
    await expect(edit.getByLabel(label), label).toHaveValue(value);
  }
});

test('only what differs is sent, and the row shows it at once (EDIT-8, EDIT-9, WIRE-4)', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  const edit = await openEdit(listPage, 'Ольга Смирнова');
  await edit.getByLabel('Взнос').fill('2500');
  await retype(edit.getByLabel('Время окончания'), '1530');
  await edit.getByLabel('Имя организатора').fill('Мария Лебедева');
  await edit.getByLabel('Имя организатора').fill(' Ольга Смирнова ');
  // The refetch never ends, and the row must not wait for it.
  await listPage.route('**/api/tournaments', () => new Promise(() => {}));
  await edit.getByRole('button', { name: SAVE }).click();
  await expect(edit).toHaveCount(0);
  await expect(getRow(listPage, 'Ольга Смирнова')).toContainText('10:00 – 15:30');
  await expect(getRow(listPage, 'Ольга Смирнова')).toContainText('2 500 ₽');
  expect(writes).toEqual([
    { method: 'PUT', path: '/api/tournaments/1', body: { entryFee: 2500, endTime: '15:30' } },
  ]);
  await listPage.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a fee that is no number is seen to be none before it is sent as 0 (EDIT-5) @deep', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  const edit = await openEdit(listPage, 'Ольга Смирнова');
  const fee = edit.getByLabel('Взнос');
  await retype(fee, '1e');
  await fee.press('Tab');
  const isEmpty = () => fee.evaluate((input: HTMLInputElement) => !input.validity.badInput);
  await expect.poll(isEmpty).toBe(true);
  await edit.getByRole('button', { name: SAVE }).click();
  await expect(edit).toHaveCount(0);
  expect(writes[0]?.body).toEqual({ entryFee: 0 });
});

test('an end not after the start, and a level range, stop the saving (EDIT-2, EDIT-4, EDIT-7) @everywhere @deep', async ({
  listPage,
}) => {
  const edit = await openEdit(listPage, 'Ольга Смирнова');
  const end = edit.getByLabel('Время окончания');
  await retype(end, '10:00');
  await end.blur();
  await expect(edit.getByText('Время окончания должно быть больше времени начала')).toBeVisible();
  await expect(edit.getByRole('button', { name: SAVE })).toBeDisabled();
  await retype(end, '');
  await expect(edit.getByRole('button', { name: SAVE })).toBeEnabled();

  await edit.getByLabel('Минимальный уровень').selectOption('Уровень 5.0');
  await expect(edit.getByLabel('Максимальный уровень')).toHaveValue('');
  await edit.getByLabel('Взнос').fill('-1');
  await edit.getByLabel('Взнос').blur();
  await expect(edit.getByText('Взнос не может быть отрицательным')).toBeVisible();
});

test('the view shows what would be saved, with what changed marked (EDIT-3) @everywhere @deep', async ({
  listPage,
}) => {
  const edit = await openEdit(listPage, 'Ольга Смирнова');
  await edit.getByLabel('Взнос').fill('2500');
  await edit.getByText('Просмотр').click();
  await expect(edit.getByRole('textbox')).toHaveCount(0);
  await expect(edit.getByRole('deletion')).toHaveText('Было: 1 500 ₽');
  await expect(edit.getByRole('insertion')).toHaveText('Стало: 2 500 ₽');
  for (const text of ['05 июня 2099', '10:00 – 14:00', '2 - 4.5', '+7 (916) 123-45-67']) {
    await expect(edit.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  await edit.getByText('Редактирование', { exact: true }).click();
  await expect(edit.getByLabel('Взнос')).toHaveValue('2500');
});

test('unsaved changes ask on Esc and outside, «Отмена» does not (EDIT-11)', async ({
  listPage,
}) => {
  const { keyboard, mouse } = listPage;
  const edit = await openEdit(listPage, 'Ольга Смирнова');
  const leaving = getLeavingDialog(listPage);
  await edit.getByLabel('Взнос').fill('2500');
  await keyboard.press('Escape');
  await expect(leaving).toBeVisible();
  await leaving.getByRole('button', { name: 'Вернуться к правке' }).click();
  await expect(edit.getByLabel('Взнос')).toHaveValue('2500');
  await expect(edit.getByLabel('Взнос')).toBeFocused();

  await mouse.click(5, 5);
  await expect(leaving).toBeVisible();
  await keyboard.press('Escape');
  await expect(leaving).toHaveCount(0);
  await expect(edit).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) await keyboard.press('Escape');
  await expect(edit.getByLabel('Взнос')).toHaveValue('2500');
  if (await leaving.isHidden()) await keyboard.press('Escape');
  await leaving.getByRole('button', { name: 'Не сохранять' }).click();
  await expect(edit).toHaveCount(0);

  await openEdit(listPage, 'Ольга Смирнова');
  await edit.getByLabel('Взнос').fill('3000');
  await edit.getByRole('button', { name: 'Отмена' }).click();
  await expect(edit).toHaveCount(0);
  await expect(leaving).toHaveCount(0);
  await expect(getRow(listPage, 'Ольга Смирнова')).toContainText('1 500 ₽');

  await openEdit(listPage, 'Ольга Смирнова');
  await mouse.click(5, 5);
  await expect(edit).toHaveCount(0);
});

test('a failure keeps all that was typed, one save sends one request (EDIT-10, EDIT-11) @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /updateTournament: 500/);
  const writes = watchWrites(listPage);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await listPage.route(
    '**/api/tournaments/*',
    async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } });
    },
    { times: 1 },
  );
  const edit = await openEdit(listPage, 'Ольга Смирнова');
  await edit.getByLabel('Имя организатора').fill('Мария Лебедева');
  await edit.getByLabel('Имя организатора').press('Enter');
  await listPage.keyboard.press('Enter');
  await expect(edit.getByRole('button', { name: 'Сохранение...' })).toBeDisabled();
  await expect(edit.getByRole('button', { name: 'Отмена' })).toBeDisabled();
  // The page shows the progress before Playwright reports the request.
  await expect.poll(() => writes).toHaveLength(1);
  release();
  await expect(edit.getByRole('alert')).toHaveText('Диск переполнен.');
  await expect(edit.getByLabel('Имя организатора')).toHaveValue('Мария Лебедева');
  await edit.getByRole('button', { name: SAVE }).click();
  await expect(edit).toHaveCount(0);
  await expect(getRow(listPage, 'Мария Лебедева')).toBeVisible();
  // The failed request and the successful one.
  const sent = { method: 'PUT', path: '/api/tournaments/1' };
  const body = { organizerName: 'Мария Лебедева' };
  expect(writes).toEqual([
    { ...sent, body },
    { ...sent, body },
  ]);
});
