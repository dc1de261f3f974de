import { act, screen } from '@testing-library/react';
import { actionsDone, pass, soon, stopTheTimers } from '../support/consolePatience';
import {
  button,
  fieldOf,
  fill,
  GIVEN,
  noteOf,
  openNew,
  valuesShown,
} from '../support/consoleForms';
import { expectTrouble } from '../support/consoleTroubles';

const done = () => screen.findByText('Турнир создан успешно!');

test('CREATE-11 WIRE-3 the tournament is created, the screen says so, and the list has it 2 seconds later', async () => {
  const { user, club, submit } = await openNew();
  await fill(user, {
    ...GIVEN,
    'Тип турнира': 'Американо',
    'Время окончания': '1330',
    'Минимальный уровень': 'Уровень 2.5',
    'Максимальный уровень': 'Уровень 4.0',
    'Взнос, ₽': '1500',
  });
  stopTheTimers();
  await submit();
  await soon(() => screen.getByText('Турнир создан успешно!'));
  expect(screen.getByText('Перенаправление на список турниров...')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Турнир создан успешно!');
  expect(screen.queryByLabelText('Дата')).toBeNull();

  await pass(1999);
  expect(location.pathname).toBe('/tournaments/new');
  await pass(1);
  expect(location.pathname).toBe('/tournaments');
  await soon(() => screen.getByRole('row', { name: /Вера Орлова/ }));
  expect(club.of('POST').map(({ json }) => json as unknown)).toEqual([
    {
      tournamentType: 'Американо',
      date: '2026-06-20',
      startTime: '10:00',
      endTime: '13:30',
      levelFrom: 2.5,
      levelTo: 4,
      entryFee: 1500,
      organizerName: 'Вера Орлова',
      organizerPhone: '+7 (916) 123-45-67',
    },
  ]);
});

test('CREATE-3 WIRE-3 what is not given goes as null, and an empty fee as 0', async () => {
  const { user, club, submit } = await openNew();
  await fill(user, { ...GIVEN, 'Взнос, ₽': '', 'Имя организатора': '  Вера Орлова ' });
  await submit();
  await done();
  expect(club.of('POST')[0]!.json).toEqual({
    tournamentType: 'Мексикано',
    date: '2026-06-20',
    startTime: '10:00',
    endTime: null,
    levelFrom: 1,
    levelTo: null,
    entryFee: 0,
    organizerName: 'Вера Орлова',
    organizerPhone: '+7 (916) 123-45-67',
  });
});

test('CREATE-11 leaving the success screen early cancels its redirect', async () => {
  const { user, submit } = await openNew();
  await fill(user, GIVEN);
  stopTheTimers();
  await submit();
  await soon(() => screen.getByText('Турнир создан успешно!'));
  await user.click(screen.getByRole('link', { name: 'Турниры' }));
  await soon(() => screen.getByRole('row', { name: /Вера Орлова/ }));
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  await soon(() => screen.getByLabelText('Дата'));
  await pass(5000);
  expect(location.pathname).toBe('/tournaments/new');
  expect(fieldOf('Дата')).toHaveValue('');
});

test('CREATE-6 CREATE-11 «Создание...» while under way; a double click, Enter and ten clicks send one request', async () => {
  const { user, club } = await openNew();
  await fill(user, GIVEN);
  const release = club.hold('POST');
  const submit = button('Создать турнир');
  act(() => {
    for (let time = 0; time < 10; time++) submit.click();
  });
  await user.type(fieldOf('Имя организатора'), '{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Создание...' })).toBeDisabled();
  expect(button('Сбросить')).toBeDisabled();
  await user.dblClick(button('Создание...'));
  release();
  await done();
  expect(club.of('POST')).toHaveLength(1);
  expect((await club.call('GET', '/api/tournaments')).json).toHaveLength(1);
});

test('CREATE-6 a click and Enter in one breath send one request', async () => {
  const { user, club } = await openNew();
  await fill(user, GIVEN);
  const form = fieldOf('Дата').form!;
  act(() => {
    button('Создать турнир').click();
    fieldOf('Дата').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    form.requestSubmit();
  });
  await done();
  expect(club.of('POST')).toHaveLength(1);
});

describe('CREATE-10', () => {
  test('CREATE-10 ERR-1 ERR-2 the server’s text in an alert, the form as typed, and a second try', async () => {
    const { user, club, submit } = await openNew();
    expectTrouble(/^createTournament: 409.*Корт занят/s);
    await fill(user, { ...GIVEN, 'Максимальный уровень': 'Уровень 4.0' });
    const typed = valuesShown();
    club.answer('POST', (response) => response.writeHead(409).end('{"message":"Корт занят."}'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Корт занят.');
    expect(valuesShown()).toEqual(typed);
    expect(button('Создать турнир')).toBeEnabled();
    club.relayAgain();
    await submit();
    await done();
    expect(club.of('POST')).toHaveLength(2);
  });

  test('CREATE-10 messages of fields stand under them, until each is changed', async () => {
    const { user, club, submit } = await openNew();
    expectTrouble(/^createTournament: 422/);
    const fieldErrors = {
      organizerPhone: 'Этот телефон уже занят',
      startTime: 'В это время корт закрыт',
      colour: 'Неизвестное поле',
    };
    club.answer('POST', (response) =>
      response.writeHead(422).end(JSON.stringify({ message: 'Проверьте поля.', fieldErrors })),
    );
    await fill(user, GIVEN);
    await submit();
    expect(await screen.findByText('Проверьте поля.')).toBeVisible();
    expect(noteOf('Телефон организатора')).toBe('Этот телефон уже занят');
    expect(fieldOf('Телефон организатора')).toBeInvalid();
    expect(noteOf('Время начала')).toBe('В это время корт закрыт');
    await fill(user, { 'Время начала': '1100' });
    expect(noteOf('Время начала')).not.toBe('В это время корт закрыт');
    expect(noteOf('Телефон организатора')).toBe('Этот телефон уже занят');
  });

  test('CREATE-10 the real server’s refusal of a day that has passed there', async () => {
    const { user, club, submit } = await openNew();
    expectTrouble(/^createTournament: 422/);
    // What the form knows of other tournaments came before.
    await soon(() => expect(club.of('GET')).toHaveLength(1));
    await actionsDone();
    await club.setNow(Date.parse('2026-06-21T09:00:00Z'));
    const { json } = await club.call('POST', '/api/auth/login', {
      username: 'admin',
      password: 'пароль',
    });
    localStorage.setItem('club.token', json.token as string);
    await fill(user, GIVEN);
    await submit();
    expect(await screen.findByText('Дата не может быть в прошлом')).toBeVisible();
    expect(noteOf('Дата')).toBe('Дата не может быть в прошлом');
    expect(fieldOf('Имя организатора')).toHaveValue('Вера Орлова');
  });

  test.each([
    ['no connection', 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.', null],
    ['HTML', 'Ошибка создания турнира', '<html>'],
    ['an empty answer', 'Ошибка создания турнира', ''],
  ])('CREATE-10 ERR-3 %s', async (_, text, body) => {
    const { user, club, submit } = await openNew();
    if (body !== '') expectTrouble(/^createTournament: /);
    club.answer('POST', (response) => {
      if (body === null) response.destroy();
      else response.end(body);
    });
    await fill(user, GIVEN);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(fieldOf('Имя организатора')).toHaveValue('Вера Орлова');
    expect(club.of('POST')).toHaveLength(1);
  });

  test('CREATE-10 an answer that comes after the screen was left changes nothing', async () => {
    const { user, club, submit } = await openNew();
    const release = club.hold('POST');
    await fill(user, GIVEN);
    await submit();
    await user.click(screen.getByRole('link', { name: 'Турниры' }));
    await user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await screen.findByText('Турниров пока нет');
    release();
    expect(await screen.findByRole('row', { name: /Вера Орлова/ })).toBeVisible();
    expect(location.pathname).toBe('/tournaments');
  });
});
