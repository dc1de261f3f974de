import { act, screen } from '@testing-library/react';
import { tournamentMutations } from '../../../src/console/api/tournaments/tournamentMutations';
import { waitToPass } from '../../support/consolePatience';
import {
  getButton,
  getField,
  fillFields,
  GIVEN,
  getFieldNote,
  openCreateForm,
} from '../../support/consoleForms';
import { expectTrouble } from '../../support/consoleTroubles';

test('CREATE-6 CREATE-11 a click and Enter in one breath send one request, and a status tells of its success', async () => {
  const { user, club } = await openCreateForm();
  await fillFields(user, GIVEN);
  const form = getField('Дата').form!;
  act(() => {
    getButton('Создать турнир').click();
    getField('Дата').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    form.requestSubmit();
  });
  expect(await screen.findByText('Турнир создан успешно!')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Турнир создан успешно!');
  expect(club.listSent('POST')).toHaveLength(1);
});

describe('CREATE-10', () => {
  test('CREATE-10 messages of fields are under them, until each is changed', async () => {
    const { user, club, submit } = await openCreateForm();
    expectTrouble(/^createTournament: 422/);
    const fieldErrors = {
      organizerPhone: 'Этот телефон уже занят',
      startTime: 'В это время корт закрыт',
      colour: 'Неизвестное поле',
    };
    club.answer('POST', (response) =>
      response.writeHead(422).end(JSON.stringify({ message: 'Проверьте поля.', fieldErrors })),
    );
    await fillFields(user, GIVEN);
    await submit();
    expect(await screen.findByText('Проверьте поля.')).toBeVisible();
    expect(getFieldNote('Телефон организатора')).toBe('Этот телефон уже занят');
    expect(getField('Телефон организатора')).toBeInvalid();
    expect(getFieldNote('Время начала')).toBe('В это время корт закрыт');
    await fillFields(user, { 'Время начала': '1100' });
    expect(getFieldNote('Время начала')).not.toBe('В это время корт закрыт');
    expect(getFieldNote('Телефон организатора')).toBe('Этот телефон уже занят');
  });

  test('CREATE-10 the real server’s refusal of a day that has passed there is at its field', async () => {
    const { user, club, store, submit } = await openCreateForm();
    expectTrouble(/^createTournament: 422/);
    // The form loads the other tournaments first.
    const list = tournamentMutations.endpoints.listTournaments.select(undefined);
    await waitToPass(() => expect(list(store.getState()).isSuccess).toBe(true));
    await club.setNow(Date.parse('2026-06-21T09:00:00Z'));
    const { json } = await club.call('POST', '/api/auth/login', {
      username: 'admin',
      password: 'пароль',
    });
    localStorage.setItem('club.token', json.token as string);
    await fillFields(user, GIVEN);
    await submit();
    expect(await screen.findByText('Дата не может быть в прошлом')).toBeVisible();
    expect(getFieldNote('Дата')).toBe('Дата не может быть в прошлом');
    expect(getField('Имя организатора')).toHaveValue('Вера Орлова');
  });

  test.each([
    ['no connection', 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.', null],
    ['HTML', 'Ошибка создания турнира', '<html>'],
    ['an empty answer', 'Ошибка создания турнира', ''],
  ])('CREATE-10 ERR-3 %s', async (_, text, body) => {
    const { user, club, submit } = await openCreateForm();
    if (body !== '') expectTrouble(/^createTournament: /);
    club.answer('POST', (response) => {
      if (body === null) response.destroy();
      else response.end(body);
    });
    await fillFields(user, GIVEN);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(getField('Имя организатора')).toHaveValue('Вера Орлова');
    expect(club.listSent('POST')).toHaveLength(1);
  });
});
