import { act, screen, within } from '@testing-library/react';
import {
  getButton,
  getField,
  fillFields,
  getFieldNote,
  openEdit,
} from '../../support/consoleForms';
import { findDialog } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

const ONE = { tournaments: [{}] };
const findFreedRow = () => screen.findByRole('row', { name: /Анна|Вера/ });

test('EDIT-2 an old value that breaks a rule may stay, but not be changed to another break', async () => {
  const broken = {
    startTime: '06:00',
    endTime: '05:00',
    organizerName: 'Я',
    organizerPhone: '8 495 102',
    date: '2026-05-01',
  };
  const { user, club, save } = await openEdit({ tournaments: [broken] });
  expect(getButton('Сохранить изменения')).toBeEnabled();
  await fillFields(user, { Дата: '02.05.2026' });
  await user.tab();
  expect(getFieldNote('Дата')).toBe('Дата не может быть в прошлом');
  expect(getButton('Сохранить изменения')).toBeDisabled();
  await fillFields(user, { Дата: '01.05.2026', 'Взнос, ₽': '5' });
  await save();
  await screen.findByRole('row', { name: /Я/ });
  expect(club.listSent('PUT')[0]!.json).toEqual({ entryFee: 5 });
});

test('EDIT-2 EDIT-4 the field that is compared with the changed one is judged too', async () => {
  const { user } = await openEdit({ tournaments: [{ date: '2026-05-01', endTime: '12:00' }] });
  await fillFields(user, { 'Время начала': '1300' });
  await user.click(getField('Время окончания'));
  await user.tab();
  expect(getFieldNote('Время окончания')).toBe('Время окончания должно быть больше времени начала');
  expect(getButton('Сохранить изменения')).toBeDisabled();
});

test('EDIT-10 a field’s error is under the field until that field is changed', async () => {
  const { user, club, save } = await openEdit(ONE);
  expectTrouble(/^updateTournament: 422/);
  const fieldErrors = { organizerName: 'Такого организатора в клубе нет' };
  club.answer('PUT', (response) =>
    response.writeHead(422).end(JSON.stringify({ message: 'Проверьте поля.', fieldErrors })),
  );
  await fillFields(user, { 'Имя организатора': 'Вера Орлова' });
  await save();
  expect(await screen.findByText('Проверьте поля.')).toBeVisible();
  expect(getFieldNote('Имя организатора')).toBe(fieldErrors.organizerName);
  expect(getField('Имя организатора')).toBeInvalid();
  await user.type(getField('Имя организатора'), 'а');
  expect(getFieldNote('Имя организатора')).not.toBe(fieldErrors.organizerName);
});

test('EDIT-10 a tournament that another user deleted meanwhile says so and keeps the form', async () => {
  const { user, club, dialog, save } = await openEdit(ONE);
  expectTrouble(/^updateTournament: 404/);
  await club.call('DELETE', '/api/tournaments/1');
  await fillFields(user, { 'Имя организатора': 'Вера Орлова' });
  await save();
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/[А-Яа-я]{4}/);
  expect(getField('Имя организатора')).toHaveValue('Вера Орлова');
});

test('EDIT-11 while saving the buttons are disabled; a double click, Enter and ten clicks send one request', async () => {
  const { user, club } = await openEdit(ONE);
  await fillFields(user, { 'Взнос, ₽': '7' });
  const release = club.hold('PUT');
  const save = getButton('Сохранить изменения');
  act(() => {
    for (let time = 0; time < 10; time++) save.click();
  });
  await user.type(getField('Имя организатора'), '{Enter}');
  expect(await screen.findByRole('button', { name: 'Сохранение...' })).toBeDisabled();
  expect(getButton('Отмена')).toBeDisabled();
  await user.dblClick(getButton('Сохранение...'));
  release();
  await findFreedRow();
  expect(club.listSent('PUT')).toHaveLength(1);
});

describe('EDIT-11 closing', () => {
  test('EDIT-11 WEATHER-7 «Отмена» asks where the browser keeps no draft of what was changed', async () => {
    const { user } = await openEdit(ONE);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fillFields(user, { 'Взнос, ₽': '7' });
    await user.click(getButton('Отмена'));
    const question = await findDialog('Изменения не сохранены');
    await user.click(within(question).getByRole('button', { name: 'Вернуться к правке' }));
    expect(getField('Взнос, ₽')).toHaveValue(7);
    await user.click(getButton('Отмена'));
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    refuse.mockRestore();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['Esc', 'a click outside'])(
    'EDIT-11 COMFORT-21 %s asks while the changes are being saved, and leaves them on their way',
    async (way) => {
      const { user, club, dialog } = await openEdit(ONE);
      await fillFields(user, { 'Взнос, ₽': '7' });
      const release = club.hold('PUT');
      await user.keyboard('{Enter}');
      const leave = () => (way === 'Esc' ? user.keyboard('{Escape}') : user.click(dialog));
      await leave();
      const question = await findDialog('Изменения ещё сохраняются');
      await user.click(within(question).getByRole('button', { name: 'Подождать' }));
      expect(screen.getAllByRole('dialog')).toEqual([dialog]);

      await leave();
      await user.click(await screen.findByRole('button', { name: 'Уйти, не дожидаясь' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      release();
      expect(await screen.findByRole('row', { name: /7\s₽/ })).toBeVisible();
      expect(club.listSent('PUT')).toHaveLength(1);
    },
  );
});
