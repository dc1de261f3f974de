import { act, screen, within } from '@testing-library/react';
import { watchSession } from '../../src/console/features/auth/watchSession';
import { signInStored } from '../support/consoleClub';
import {
  button,
  fieldOf,
  fill,
  GIVEN,
  openEdit,
  openNew,
  valuesShown,
} from '../support/consoleForms';
import { soon } from '../support/consolePatience';
import { dialogOf, openConsole, openPage } from '../support/consoleScreens';
import { expectTrouble } from '../support/consoleTroubles';
import { NOW } from '../support/serverSamples';

type Opened = Awaited<ReturnType<typeof openConsole>>;

/** The server forgets the session. */
const endSession = ({ club }: Pick<Opened, 'club'>) =>
  club.call('POST', '/api/auth/logout', undefined, localStorage.getItem('club.token')!);

/** As the browser tells of what another tab stored. */
const tellOfStorage = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'club.session' })));

async function signInAgain({ user }: Pick<Opened, 'user'>, name = 'Вход в систему') {
  const over = await dialogOf(name);
  expect(within(over).getByLabelText('Имя пользователя')).toHaveValue('admin');
  await user.type(within(over).getByLabelText('Пароль'), 'пароль');
  await user.click(within(over).getByRole('button', { name: 'Войти' }));
  await soon(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
}

test('AUTH-10 AUTH-8 a 401 in the middle of the create form: after signing in again everything typed is there', async () => {
  const opened = await openNew();
  const { user, club, submit } = opened;
  await fill(user, { ...GIVEN, 'Максимальный уровень': 'Уровень 4.0' });
  const typed = valuesShown();
  expectTrouble(/^createTournament: 401/);
  await endSession(opened);
  await submit();

  const over = await dialogOf('Вход в систему');
  expect(within(over).getByText(/Сеанс закончился/)).toBeVisible();
  expect(localStorage.getItem('club.session')).toBeNull();
  expect(localStorage.getItem('club.token')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Создать турнир' })).toBeNull();
  await signInAgain(opened);
  expect(valuesShown()).toEqual(typed);
  await submit();
  await screen.findByText('Турнир создан успешно!');
  expect(club.of('POST', '/api/tournaments')).toHaveLength(2);
});

test('AUTH-10 a 401 in the edit dialog: the dialog stays as it was', async () => {
  const opened = await openEdit({ tournaments: [{}] });
  const { user, save } = opened;
  await fill(user, { 'Имя организатора': 'Вера Орлова' });
  expectTrouble(/^updateTournament: 401/);
  await endSession(opened);
  await save();
  await signInAgain(opened);
  expect(await dialogOf('Редактирование турнира')).toBeVisible();
  expect(fieldOf('Имя организатора')).toHaveValue('Вера Орлова');
  await save();
  expect(await screen.findByRole('row', { name: /Вера Орлова/ })).toBeVisible();
});

test('AUTH-10 Esc does not take the sign-in away, and a wrong pair keeps it', async () => {
  const opened = await openNew();
  const { user, store } = opened;
  await fill(user, { 'Имя организатора': 'Вера' });
  localStorage.clear();
  watchSession(store);
  await tellOfStorage();
  const over = await dialogOf('Вход в систему');
  await user.keyboard('{Escape}');
  await user.type(within(over).getByLabelText('Пароль'), 'мимо{Enter}');
  expect(await within(over).findByText('Неверное имя пользователя или пароль')).toBeVisible();
  expect(over).toBeVisible();
  await user.clear(within(over).getByLabelText('Пароль'));
  await signInAgain(opened);
  expect(fieldOf('Имя организатора')).toHaveValue('Вера');
});

test('AUTH-10 AUTH-9 signing in again in another tab takes the sign-in away here', async () => {
  const { club, store, user } = await openNew();
  await fill(user, { 'Имя организатора': 'Вера' });
  watchSession(store);
  localStorage.clear();
  await tellOfStorage();
  await dialogOf('Вход в систему');
  await signInStored(club);
  await tellOfStorage();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fieldOf('Имя организатора')).toHaveValue('Вера');
});

test('AUTH-10 AUTH-3 24 hours pass over an open page; opened anew, the login screen is there in its place', async () => {
  const { store, page } = await openConsole({ tournaments: [{}] });
  await screen.findByRole('row', { name: /Анна/ });
  watchSession(store);
  jest.setSystemTime(NOW + 86_400_001);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await dialogOf('Вход в систему');
  expect(screen.getByText('Анна Соколова')).toBeInTheDocument();

  page.unmount();
  openPage('/tournaments');
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Анна Соколова')).toBeNull();
});

test('AUTH-10 AUTH-5 signing out shows the login screen in place of the page, and what was typed is gone', async () => {
  const { user } = await openNew();
  await fill(user, { 'Имя организатора': 'Вера' });
  await user.click(button('Выйти'));
  const question = await dialogOf('Турнир не создан');
  await user.click(within(question).getByRole('button', { name: 'Выйти' }));
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(screen.queryByLabelText('Имя организатора')).toBeNull();
  await user.type(screen.getByLabelText('Имя пользователя'), 'admin');
  await user.type(screen.getByLabelText('Пароль'), 'пароль{Enter}');
  expect(await screen.findByLabelText('Имя организатора')).toHaveValue('');
});

test('AUTH-10 a list that could not be loaded is loaded after signing in again', async () => {
  expectTrouble(/^listTournaments: 401/);
  const first = await openConsole({ tournaments: [{}], isSignedIn: false });
  localStorage.setItem('club.token', 'club_other');
  localStorage.setItem('club.session', JSON.stringify({ username: 'admin', timestamp: NOW }));
  first.page.unmount();
  const { user } = openPage('/tournaments');
  await signInAgain({ user });
  expect(await screen.findByRole('row', { name: /Анна/ })).toBeVisible();
});
