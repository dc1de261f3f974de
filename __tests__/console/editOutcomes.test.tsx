import { act, screen, within } from '@testing-library/react';
import { button, fieldOf, fill, noteOf, openEdit, valuesShown } from '../support/consoleForms';
import { dialogOf } from '../support/consoleScreens';
import { expectTrouble } from '../support/consoleTroubles';

const ONE = { tournaments: [{}] };
const gone = () => screen.findByRole('row', { name: /Анна|Вера/ });

test('EDIT-2 an old tournament’s phone is corrected without a new date', async () => {
  const { user, club, save } = await openEdit({ tournaments: [{ date: '2026-05-01' }] });
  await fill(user, { 'Телефон организатора': '9990001122' });
  expect(button('Сохранить изменения')).toBeEnabled();
  await save();
  await gone();
  expect(club.of('PUT')[0]!.json).toEqual({ organizerPhone: '+7 (999) 000-11-22' });
  const { json } = await club.call('GET', '/api/tournaments/1');
  expect(json).toMatchObject({ date: '2026-05-01', organizer_phone: '+7 (999) 000-11-22' });
});

test('EDIT-2 what breaks a rule from before may stay, but not be changed to another break', async () => {
  const broken = {
    startTime: '06:00',
    endTime: '05:00',
    organizerName: 'Я',
    organizerPhone: '8 495 102',
    date: '2026-05-01',
  };
  const { user, club, save } = await openEdit({ tournaments: [broken] });
  expect(button('Сохранить изменения')).toBeEnabled();
  await fill(user, { Дата: '02.05.2026' });
  await user.tab();
  expect(noteOf('Дата')).toBe('Дата не может быть в прошлом');
  expect(button('Сохранить изменения')).toBeDisabled();
  await fill(user, { Дата: '01.05.2026', 'Взнос, ₽': '5' });
  await save();
  await screen.findByRole('row', { name: /Я/ });
  expect(club.of('PUT')[0]!.json).toEqual({ entryFee: 5 });
});

test('EDIT-2 the field that is compared with the changed one is judged too', async () => {
  const { user } = await openEdit({ tournaments: [{ date: '2026-05-01', endTime: '12:00' }] });
  await fill(user, { 'Время начала': '1300' });
  await user.click(fieldOf('Время окончания'));
  await user.tab();
  expect(noteOf('Время окончания')).toBe('Время окончания должно быть больше времени начала');
});

test('EDIT-10 ERR-1 ERR-2 a failure keeps the dialog open with all that was typed, and shows why', async () => {
  const { user, dialog, club, save } = await openEdit(ONE);
  expectTrouble(/^updateTournament: 500.*База занята/s);
  club.answer('PUT', (response) => response.writeHead(500).end('{"message":"База занята."}'));
  await fill(user, { 'Имя организатора': 'Вера Орлова', 'Время окончания': '' });
  const typed = valuesShown();
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('База занята.');
  expect(valuesShown()).toEqual(typed);
  expect(button('Сохранить изменения')).toBeEnabled();

  club.relayAgain();
  await save();
  expect(await screen.findByRole('row', { name: /Вера/ })).toBeVisible();
  expect(club.of('PUT').map(({ json }) => json as unknown)).toEqual([
    { endTime: null, organizerName: 'Вера Орлова' },
    { endTime: null, organizerName: 'Вера Орлова' },
  ]);
});

test('EDIT-10 a field’s error stands under the field until that field is changed', async () => {
  const { user, club, save } = await openEdit(ONE);
  expectTrouble(/^updateTournament: 422/);
  const fieldErrors = { organizerName: 'Такого организатора в клубе нет' };
  club.answer('PUT', (response) =>
    response.writeHead(422).end(JSON.stringify({ message: 'Проверьте поля.', fieldErrors })),
  );
  await fill(user, { 'Имя организатора': 'Вера Орлова' });
  await save();
  expect(await screen.findByText('Проверьте поля.')).toBeVisible();
  expect(noteOf('Имя организатора')).toBe(fieldErrors.organizerName);
  expect(fieldOf('Имя организатора')).toBeInvalid();
  await user.type(fieldOf('Имя организатора'), 'а');
  expect(noteOf('Имя организатора')).not.toBe(fieldErrors.organizerName);
});

test('EDIT-10 a tournament that somebody else deleted meanwhile says so and keeps the form', async () => {
  const { user, club, dialog, save } = await openEdit(ONE);
  expectTrouble(/^updateTournament: 404/);
  await club.call('DELETE', '/api/tournaments/1');
  await fill(user, { 'Имя организатора': 'Вера Орлова' });
  await save();
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/[А-Яа-я]{4}/);
  expect(fieldOf('Имя организатора')).toHaveValue('Вера Орлова');
});

test('EDIT-11 while saving the buttons are disabled; a double click, Enter and ten clicks send one request', async () => {
  const { user, club } = await openEdit(ONE);
  await fill(user, { 'Взнос, ₽': '7' });
  const release = club.hold('PUT');
  const save = button('Сохранить изменения');
  act(() => {
    for (let time = 0; time < 10; time++) save.click();
  });
  await user.type(fieldOf('Имя организатора'), '{Enter}');
  expect(await screen.findByRole('button', { name: 'Сохранение...' })).toBeDisabled();
  expect(button('Отмена')).toBeDisabled();
  await user.dblClick(button('Сохранение...'));
  release();
  await gone();
  expect(club.of('PUT')).toHaveLength(1);
});

describe('EDIT-11 closing', () => {
  test('EDIT-11 «Отмена» closes, and nothing is sent', async () => {
    const { user, club } = await openEdit(ONE);
    await fill(user, { 'Взнос, ₽': '7' });
    await user.click(button('Отмена'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(club.of('PUT')).toEqual([]);
    expect(await screen.findByText(/остались в черновике/)).toBeVisible();
    await user.click(button('Редактировать'));
    await user.click(await screen.findByRole('button', { name: 'Продолжить' }));
    expect(fieldOf('Взнос, ₽')).toHaveValue(7);
  });

  test('EDIT-11 WEATHER-7 «Отмена» asks where the browser keeps no draft of what was changed', async () => {
    const { user } = await openEdit(ONE);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fill(user, { 'Взнос, ₽': '7' });
    await user.click(button('Отмена'));
    const question = await dialogOf('Изменения не сохранены');
    await user.click(within(question).getByRole('button', { name: 'Продолжить редактирование' }));
    expect(fieldOf('Взнос, ₽')).toHaveValue(7);
    await user.click(button('Отмена'));
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    refuse.mockRestore();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('EDIT-11 Esc and a click outside close at once where nothing was changed', async () => {
    const { user, dialog } = await openEdit(ONE);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Редактировать' }));
    await user.click(await dialogOf('Редактирование турнира'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(dialog).not.toBeInTheDocument();
  });

  test.each(['Esc', 'a click outside'])(
    'EDIT-11 COMFORT-21 %s asks while the changes are being saved, and leaves them on their way',
    async (way) => {
      const { user, club, dialog } = await openEdit(ONE);
      await fill(user, { 'Взнос, ₽': '7' });
      const release = club.hold('PUT');
      await user.keyboard('{Enter}');
      const leave = () => (way === 'Esc' ? user.keyboard('{Escape}') : user.click(dialog));
      await leave();
      const question = await dialogOf('Изменения ещё сохраняются');
      await user.click(within(question).getByRole('button', { name: 'Остаться' }));
      expect(screen.getAllByRole('dialog')).toEqual([dialog]);

      await leave();
      await user.click(await screen.findByRole('button', { name: 'Уйти' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      release();
      expect(await screen.findByRole('row', { name: /7\s₽/ })).toBeVisible();
      expect(club.of('PUT')).toHaveLength(1);
    },
  );

  test.each(['Esc', 'a click outside'])(
    'EDIT-11 INPUT-4 %s with unsaved changes asks first',
    async (way) => {
      const { user, dialog, club } = await openEdit(ONE);
      await fill(user, { 'Имя организатора': 'Вера Орлова' });
      const leave = () => (way === 'Esc' ? user.keyboard('{Escape}') : user.click(dialog));
      await leave();
      const question = await dialogOf('Изменения не сохранены');
      await user.click(within(question).getByRole('button', { name: 'Продолжить редактирование' }));
      expect(screen.getAllByRole('dialog')).toEqual([dialog]);
      expect(fieldOf('Имя организатора')).toHaveValue('Вера Орлова');

      await leave();
      await dialogOf('Изменения не сохранены');
      await user.keyboard('{Escape}');
      expect(screen.getAllByRole('dialog')).toEqual([dialog]);

      await leave();
      await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('row', { name: /Анна/ })).toBeVisible();
      expect(club.of('PUT')).toEqual([]);
    },
  );
});
