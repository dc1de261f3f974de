import '../../support/consoleAnotherHost';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { formatAuthorization, openClub } from '../../support/consoleClub';
import { flushActions, stopClock } from '../../support/consolePatience';
import { openPage } from '../../support/consoleScreens';

async function openConsole() {
  stopClock();
  const club = await openClub();
  club.answer('GET', (response) => response.end('[]'));
  return { club, ...openPage() };
}

const signIn = async (user: UserEvent, password: string) => {
  await user.clear(screen.getByLabelText('Имя пользователя'));
  await user.type(screen.getByLabelText('Имя пользователя'), 'хозяйка');
  await user.clear(screen.getByLabelText('Пароль'));
  await user.type(screen.getByLabelText('Пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
};

test('LOGIN-6 AUTH-6 the pair is compared in the browser, and sent as the secret', async () => {
  const { user, club, store } = await openConsole();
  await signIn(user, 'пароль: еж');
  expect(await screen.findByText('Неверное имя пользователя или пароль')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(club.sent).toEqual([]);

  await signIn(user, 'пароль: ёж');
  expect(await screen.findByText('Турниров пока нет')).toBeVisible();
  expect(club.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/tournaments',
  ]);
  expect(club.sent[0]!.headers.authorization).toBe(formatAuthorization('пароль: ёж', 'хозяйка'));
  expect(JSON.stringify(store.getState())).not.toContain('ёж');
});

test('AUTH-1 only the record is stored there, and the password never', async () => {
  const { user } = await openConsole();
  await signIn(user, 'пароль: ёж');
  await screen.findByText('Турниров пока нет');
  expect(Object.keys(localStorage)).toEqual(['club.session']);
  expect(localStorage.getItem('club.session')).not.toContain('ёж');
});

test('AUTH-6 a record of another name than the administrator’s signs no user in', async () => {
  localStorage.setItem(
    'club.session',
    JSON.stringify({ username: 'admin', timestamp: Date.now() }),
  );
  const { club } = await openConsole();
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(club.sent).toEqual([]);
});

test('AUTH-5 signing out sends nothing', async () => {
  const { user, club } = await openConsole();
  await signIn(user, 'пароль: ёж');
  await screen.findByText('Турниров пока нет');
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  await flushActions();
  expect(club.listSent('POST')).toEqual([]);
});
