import { screen, within } from '@testing-library/react';
import { fill, fieldOf, LABELS, noteOf, openEdit, valuesShown } from '../support/consoleForms';
import { dialogOf } from '../support/consoleScreens';

const ONE = { tournaments: [{}] };
const closed = () => screen.findByRole('row', { name: /Анна|Вера|Ольга/ });

test('EDIT-1 EDIT-2 EDIT-3 CREATE-13 title, subtitle, buttons, and the create form’s fields, filled', async () => {
  const { dialog } = await openEdit(ONE);
  expect(within(dialog).getByText('Измените параметры турнира')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Отмена' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Сохранить изменения' })).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Редактирование' })).toBeChecked();
  for (const label of LABELS) expect(within(dialog).getByLabelText(label)).toBeVisible();
  expect(valuesShown()).toEqual({
    'Тип турнира': 'Мексикано',
    Дата: '20.06.2026',
    'Время начала': '10:00',
    'Время окончания': '13:30',
    'Минимальный уровень': '2',
    'Максимальный уровень': '4.5',
    'Взнос, ₽': '1500',
    'Имя организатора': 'Анна Соколова',
    'Телефон организатора': '+7 (916) 123-45-67',
  });
});

test('EDIT-8 EDIT-9 WIRE-4 only what changed is sent, the server has it, and the list shows it at once', async () => {
  const { user, club, save } = await openEdit(ONE);
  await fill(user, { 'Взнос, ₽': '2000', 'Имя организатора': 'Вера Орлова' });
  const release = club.hold('GET');
  await save();
  expect(await screen.findByRole('row', { name: /Вера Орлова/ })).toHaveTextContent(/2\s000\s₽/);
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  expect(club.of('PUT').map(({ json }) => json as unknown)).toEqual([
    { entryFee: 2000, organizerName: 'Вера Орлова' },
  ]);
  const { json } = await club.call('GET', '/api/tournaments/1');
  expect(json).toMatchObject({
    entry_fee: 2000,
    organizer_name: 'Вера Орлова',
    date: '2026-06-20',
    version: 2,
  });
});

test.each([
  ['Тип турнира', 'Американо', { tournamentType: 'Американо' }],
  ['Дата', '01.06.2026', { date: '2026-06-01' }],
  ['Время начала', '0930', { startTime: '09:30' }],
  ['Время окончания', '2359', { endTime: '23:59' }],
  ['Минимальный уровень', 'Уровень 1.5', { levelFrom: 1.5 }],
  ['Максимальный уровень', 'Уровень 7.0', { levelTo: 7 }],
  ['Телефон организатора', '89990001122', { organizerPhone: '+7 (999) 000-11-22' }],
] as const)('EDIT-8 WIRE-6 «%s» alone', async (label, text, sent) => {
  const { user, club, save } = await openEdit(ONE);
  await fill(user, { [label]: text });
  await save();
  await closed();
  expect(club.of('PUT').map(({ json }) => json as unknown)).toEqual([sent]);
});

test('EDIT-8 with nothing changed it sends nothing and closes', async () => {
  const { club, save } = await openEdit(ONE);
  await save();
  await closed();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(club.of('PUT')).toEqual([]);
});

test('EDIT-8 WIRE-6 what was changed and put back, or only has spaces around it, is no change', async () => {
  const { user, club, save } = await openEdit(ONE);
  await fill(user, { 'Взнос, ₽': '1', 'Имя организатора': '  Анна Соколова ' });
  await fill(user, { 'Взнос, ₽': '01500', 'Телефон организатора': '79161234567' });
  await save();
  await closed();
  expect(club.of('PUT')).toEqual([]);
});

test('EDIT-4 an end not after the start disables saving, and an empty end is sent as null', async () => {
  const { user, club, save } = await openEdit(ONE);
  await fill(user, { 'Время окончания': '1000' });
  await user.tab();
  expect(noteOf('Время окончания')).toBe('Время окончания должно быть больше времени начала');
  expect(screen.getByRole('button', { name: 'Сохранить изменения' })).toBeDisabled();
  await user.type(fieldOf('Имя организатора'), '{Enter}');
  expect(club.of('PUT')).toEqual([]);

  await fill(user, { 'Время окончания': '' });
  await save();
  await closed();
  expect(club.of('PUT')[0]!.json).toEqual({ endTime: null });
});

test('EDIT-4 a start moved past the end is the same mistake, told at the end', async () => {
  const { user } = await openEdit(ONE);
  await fill(user, { 'Время начала': '1330' });
  await user.click(fieldOf('Время окончания'));
  await user.tab();
  expect(noteOf('Время окончания')).toBe('Время окончания должно быть больше времени начала');
  expect(screen.getByRole('button', { name: 'Сохранить изменения' })).toBeDisabled();
});

test('EDIT-5 an empty fee is 0', async () => {
  const { user, club, save } = await openEdit(ONE);
  await fill(user, { 'Взнос, ₽': '' });
  await save();
  await closed();
  expect(club.of('PUT')[0]!.json).toEqual({ entryFee: 0 });
});

test('EDIT-5 a negative fee is refused', async () => {
  const { user } = await openEdit(ONE);
  await fill(user, { 'Взнос, ₽': '-5' });
  await user.tab();
  expect(noteOf('Взнос, ₽')).toBe('Взнос не может быть отрицательным');
  expect(screen.getByRole('button', { name: 'Сохранить изменения' })).toBeDisabled();
});

test('EDIT-6 EDIT-7 «Не указан» sends null', async () => {
  const { user, club, save } = await openEdit(ONE);
  await fill(user, { 'Максимальный уровень': 'Не указан' });
  await save();
  await closed();
  expect(club.of('PUT')[0]!.json).toEqual({ levelTo: null });
});

test('EDIT-7 CREATE-9 a minimum raised above the maximum clears it, one below keeps it', async () => {
  const { user, club, save } = await openEdit(ONE);
  await fill(user, { 'Минимальный уровень': 'Уровень 4.5' });
  expect(fieldOf('Максимальный уровень')).toHaveDisplayValue('Уровень 4.5');
  await fill(user, { 'Минимальный уровень': 'Уровень 5.0' });
  expect(fieldOf('Максимальный уровень')).toHaveDisplayValue('Не указан');
  await save();
  await closed();
  expect(club.of('PUT')[0]!.json).toEqual({ levelFrom: 5, levelTo: null });
});

test('EDIT-3 the view mode shows the values as they would be saved, with what changed marked', async () => {
  const { user, dialog, save, club } = await openEdit(ONE);
  await fill(user, { 'Время окончания': '', 'Имя организатора': 'Вера Орлова' });
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
  expect(fieldOf('Имя организатора')).toHaveValue('Вера Орлова');
  await user.click(within(dialog).getByRole('radio', { name: 'Просмотр' }));
  await save();
  await closed();
  expect(club.of('PUT')[0]!.json).toEqual({ endTime: null, organizerName: 'Вера Орлова' });
});

test('LIST-8 EDIT-9 the dialog that opens next has the new values', async () => {
  const { user, save } = await openEdit(ONE);
  await fill(user, { 'Имя организатора': 'Ольга' });
  await save();
  await closed();
  await user.click(screen.getByRole('button', { name: 'Редактировать' }));
  await dialogOf('Редактирование турнира');
  expect(fieldOf('Имя организатора')).toHaveValue('Ольга');
});
