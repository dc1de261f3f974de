import { screen, within } from '@testing-library/react';
import { fillFields, getField, getFieldNote, openEdit } from '../../support/consoleForms';
import { findDialog } from '../../support/consoleScreens';

const ONE = { tournaments: [{}] };
const findFreedRow = () => screen.findByRole('row', { name: /Анна|Вера|Ольга/ });

test('EDIT-4 an end not after the start disables saving, and an empty end is sent as null', async () => {
  const { user, club, save } = await openEdit(ONE);
  await fillFields(user, { 'Время окончания': '1000' });
  await user.tab();
  expect(getFieldNote('Время окончания')).toBe('Время окончания должно быть больше времени начала');
  expect(screen.getByRole('button', { name: 'Сохранить изменения' })).toBeDisabled();
  await user.type(getField('Имя организатора'), '{Enter}');
  expect(club.listSent('PUT')).toEqual([]);

  await fillFields(user, { 'Время окончания': '' });
  await save();
  await findFreedRow();
  expect(club.listSent('PUT')[0]!.json).toEqual({ endTime: null });
});

test('EDIT-3 the view mode shows the values as they would be saved, with what changed marked', async () => {
  const { user, dialog, save, club } = await openEdit(ONE);
  await fillFields(user, { 'Время окончания': '', 'Имя организатора': 'Вера Орлова' });
  await user.click(within(dialog).getByRole('radio', { name: 'Просмотр' }));
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  const marked = (role: string) =>
    within(dialog)
      .getAllByRole(role)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(marked('deletion')).toEqual(['Было: 10:00 – 13:30', 'Было: Анна Соколова']);
  expect(marked('insertion')).toEqual(['Стало: 10:00', 'Стало: Вера Орлова']);
  expect(within(dialog).getByText('20 июня 2026')).toBeVisible();

  await user.click(within(dialog).getByRole('radio', { name: 'Редактирование' }));
  expect(getField('Имя организатора')).toHaveValue('Вера Орлова');
  await user.click(within(dialog).getByRole('radio', { name: 'Просмотр' }));
  await save();
  await findFreedRow();
  expect(club.listSent('PUT')[0]!.json).toEqual({ endTime: null, organizerName: 'Вера Орлова' });
});

test('LIST-8 EDIT-9 the dialog that opens next has the new values', async () => {
  const { user, save } = await openEdit(ONE);
  await fillFields(user, { 'Имя организатора': 'Ольга' });
  await save();
  await findFreedRow();
  await user.click(screen.getByRole('button', { name: 'Редактировать' }));
  await findDialog('Редактирование турнира');
  expect(getField('Имя организатора')).toHaveValue('Ольга');
});

test('COMFORT-95: an end at midnight is the end of the day, in the field and in what is sent', async () => {
  const { user, club, save } = await openEdit(ONE);
  expect(getFieldNote('Время окончания')).toBe('До 23:59 (00:00 = 23:59), необязательно');
  await fillFields(user, { 'Время окончания': '0000' });
  expect(getField('Время окончания')).toHaveValue('00:00');
  await user.tab();
  expect(getField('Время окончания')).toHaveValue('23:59');
  expect(getFieldNote('Время окончания')).toMatch(/^До 23:59/);
  await save();
  await findFreedRow();
  expect(club.listSent('PUT')[0]!.json).toEqual({ endTime: '23:59' });
});

test('COMFORT-95: Enter in the field sends the end of the day too', async () => {
  const { user, club } = await openEdit(ONE);
  await fillFields(user, { 'Время окончания': '0000' });
  await user.keyboard('{Enter}');
  await findFreedRow();
  expect(club.listSent('PUT')[0]!.json).toEqual({ endTime: '23:59' });
});
