import { act, screen, within } from '@testing-library/react';
import { LazySessionEndedDialog } from '../../../src/console/features/auth/SessionEnded';
import { watchSession } from '../../../src/console/features/auth/watchSession';
import { storeSession } from '../../support/consoleClub';
import { getButton, getField, fillFields, openCreateForm } from '../../support/consoleForms';
import { waitToPass } from '../../support/consolePatience';
import { type openConsole, findDialog } from '../../support/consoleScreens';

// The page loads the dialog before a session can end (router.tsx), so the tests preload it.
beforeAll(() => LazySessionEndedDialog.preload());

type Opened = Awaited<ReturnType<typeof openConsole>>;

/** Fires the browser's event for a change stored by another tab. */
const tellOfStorage = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'club.session' })));

async function signInAgain({ user }: Pick<Opened, 'user'>, name = 'Вход в систему') {
  const over = await findDialog(name);
  expect(within(over).getByLabelText('Имя пользователя')).toHaveValue('admin');
  await user.type(within(over).getByLabelText('Пароль'), 'пароль');
  await user.click(within(over).getByRole('button', { name: 'Войти' }));
  await waitToPass(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
}

test('AUTH-10 Esc does not take the sign-in away, and a wrong pair keeps it', async () => {
  const opened = await openCreateForm();
  const { user, store } = opened;
  await fillFields(user, { 'Имя организатора': 'Вера' });
  localStorage.clear();
  watchSession(store);
  await tellOfStorage();
  const over = await findDialog('Вход в систему');
  await user.keyboard('{Escape}');
  await user.type(within(over).getByLabelText('Пароль'), 'мимо{Enter}');
  expect(await within(over).findByText('Неверное имя пользователя или пароль')).toBeVisible();
  expect(over).toBeVisible();
  await user.clear(within(over).getByLabelText('Пароль'));
  await signInAgain(opened);
  expect(getField('Имя организатора')).toHaveValue('Вера');
});

test('AUTH-10 AUTH-9 signing in again in another tab takes the sign-in away here', async () => {
  const { club, store, user } = await openCreateForm();
  await fillFields(user, { 'Имя организатора': 'Вера' });
  watchSession(store);
  localStorage.clear();
  await tellOfStorage();
  await findDialog('Вход в систему');
  await storeSession(club);
  await tellOfStorage();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getField('Имя организатора')).toHaveValue('Вера');
});

test('AUTH-10 AUTH-5 signing out shows the login screen in place of the page, and what was typed is gone', async () => {
  const { user } = await openCreateForm();
  await fillFields(user, { 'Имя организатора': 'Вера' });
  await user.click(getButton('Выйти'));
  const question = await findDialog('Турнир не создан');
  await user.click(within(question).getByRole('button', { name: 'Выйти, удалив черновик' }));
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(screen.queryByLabelText('Имя организатора')).toBeNull();
  await user.type(screen.getByLabelText('Имя пользователя'), 'admin');
  await user.type(screen.getByLabelText('Пароль'), 'пароль{Enter}');
  expect(await screen.findByLabelText('Имя организатора')).toHaveValue('');
});
