import { screen, waitFor } from '@testing-library/react';
import { FIELD_NAMES } from '../../../src/domain/tournament/tournamentFields';
import {
  getButton,
  getField,
  fillFields,
  GIVEN,
  LABELS,
  getFieldNote,
  openCreateForm,
} from '../../support/consoleForms';

/** Waits, because Formik validates later and the status text follows. */
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

test('CREATE-4 CREATE-13 the fields have their labels, and the names of the wire', async () => {
  await openCreateForm();
  expect(LABELS.map((label) => getField(label).name)).toEqual([...FIELD_NAMES]);
  expect(getField('Взнос, ₽')).toHaveAttribute('type', 'number');
});

test('CREATE-6 the button waits for a valid form, and a status says what is missing', async () => {
  const { user, club } = await openCreateForm();
  expect(getButton('Создать турнир')).toBeDisabled();
  await expectStatus('Осталось: дата, время начала, имя организатора, телефон организатора.');
  await fillFields(user, { Дата: '20.06.2026', 'Имя организатора': 'Вера' });
  await expectStatus('Осталось: время начала, телефон организатора.');
  await fillFields(user, GIVEN);
  await expectStatus('Всё заполнено');
  expect(getButton('Создать турнир')).toBeEnabled();
  await fillFields(user, { 'Время окончания': '1000' });
  await expectStatus('Исправьте: время окончания.');
  expect(getButton('Создать турнир')).toBeDisabled();
  await fillFields(user, { 'Время окончания': '1001' });
  await expectStatus('Всё заполнено');
  expect(getButton('Создать турнир')).toBeEnabled();
  expect(club.listSent('POST')).toEqual([]);
});

describe('CREATE-8 messages', () => {
  test('CREATE-8 CREATE-13 one comes when the field is left, is tied to it, and goes as soon as it is mended', async () => {
    const { user } = await openCreateForm();
    const name = getField('Имя организатора');
    await user.type(name, 'Я');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(name).toBeValid();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Имя организатора минимум 2 символа');
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Имя организатора минимум 2 символа');
    await user.tab({ shift: true });
    await user.keyboard('{End}н');
    expect(name).toHaveValue('Ян');
    expect(getFieldNote('Имя организатора')).toBe('От\u00a02 до\u00a050\u00a0символов');
    expect(name).toBeValid();
  });
});
