import '../../support/consoleOwnHost';
import { screen, waitFor } from '@testing-library/react';
import { fillFields, getButton, getFieldNote, openEdit } from '../../support/consoleForms';
import { findDialog, findRow } from '../../support/consoleScreens';

const ONE = { tournaments: [{}] };
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the edit dialog again. */
async function openAgain({ user }: Pick<Awaited<ReturnType<typeof openEdit>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Редактировать' }));
  await findDialog('Редактирование турнира');
}

test('with nothing changed, or changed back, nothing is sent (EDIT-8)', async () => {
  const opened = await openEdit(ONE);
  const { club, user, save } = opened;
  await save();
  await expectClosed();
  await openAgain(opened);
  await fillFields(user, { 'Взнос, ₽': '0' });
  await fillFields(user, { 'Взнос, ₽': '1500', 'Телефон организатора': '89161234567' });
  await save();
  await expectClosed();
  expect(club.listSent('PUT')).toEqual([]);
});

test('an optional field emptied is sent as null, an empty fee as 0 (EDIT-4, EDIT-5, EDIT-6, EDIT-7)', async () => {
  const { club, user, save } = await openEdit(ONE);
  await fillFields(user, {
    'Время окончания': '',
    'Максимальный уровень': 'Не указан',
    'Взнос, ₽': '',
  });
  await save();
  await expectClosed();
  expect(club.listSent('PUT')[0]!.json).toEqual({ endTime: null, levelTo: null, entryFee: 0 });
  expect(await findRow(/2\+/)).toBeVisible();
});

test('an old tournament’s phone is corrected without a new date (EDIT-2)', async () => {
  const opened = await openEdit({ tournaments: [{ date: '2025-04-27' }] });
  const { club, user, save } = opened;
  await fillFields(user, { 'Телефон организатора': '9031112233' });
  await save();
  expect(await findRow(/\+7 \(903\) 111-22-33/)).toBeVisible();
  expect(club.listSent('PUT')[0]!.json).toEqual({ organizerPhone: '+7 (903) 111-22-33' });

  await openAgain(opened);
  await fillFields(user, { Дата: '01012020' });
  await user.tab();
  expect(getFieldNote('Дата')).toBe('Дата не может быть в прошлом');
  expect(getButton('Сохранить изменения')).toBeDisabled();
});
