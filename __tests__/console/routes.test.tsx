import { screen } from '@testing-library/react';
import { openConsole } from '../support/consoleScreens';

const entries = () => window.history.length;

test.each([
  ['ROUTE-1', '/'],
  ['ROUTE-3', '/nowhere'],
  ['ROUTE-3', '/tournaments/7'],
  ['ROUTE-3', '/tournaments/new/2'],
  ['ROUTE-3', '/%D1%82%D0%B5%D0%BD%D0%BD%D0%B8%D1%81?x=1#y'],
])('%s %s leads to the list, replacing the history entry', async (_, path) => {
  await openConsole({ path: '/tournaments' }).then(({ page }) => page.unmount());
  const before = entries();
  await openConsole({ path });
  expect(await screen.findByRole('heading', { name: 'Турниры' })).toBeVisible();
  expect(location.pathname + location.search + location.hash).toBe('/tournaments');
  expect(entries()).toBe(before + 1);
});

test.each([
  ['/tournaments', 'Турниры'],
  ['/tournaments/new', 'Создать турнир'],
])('ROUTE-2 %s is «%s»', async (path, heading) => {
  await openConsole({ path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(location.pathname).toBe(path);
  expect(document.title).toContain(heading);
});

test.each([
  ['/tournaments/', '/tournaments', 'Турниры'],
  ['/tournaments/new/?date=2099-06-05', '/tournaments/new?date=2099-06-05', 'Создать турнир'],
])('ROUTE-6 SHELL-2 %s leads to %s, and the menu marks «%s»', async (path, address, name) => {
  await openConsole({ path: '/tournaments' }).then(({ page }) => page.unmount());
  const before = entries();
  await openConsole({ path });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(location.pathname + location.search).toBe(address);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(entries()).toBe(before + 1);
});

test('ROUTE-4 a visitor signs in first, and then sees the screen that was asked for', async () => {
  const { user, club } = await openConsole({ path: '/tournaments/new', isSignedIn: false });
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Создать турнир' })).toBeNull();
  expect(club.sent).toEqual([]);
  await user.type(screen.getByLabelText('Имя пользователя'), 'admin');
  await user.type(screen.getByLabelText('Пароль'), 'пароль{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Создать турнир' })).toBeVisible();
  expect(location.pathname).toBe('/tournaments/new');
});

test('ROUTE-4 signing out on any screen shows the login screen in its place', async () => {
  const { user } = await openConsole({ path: '/tournaments/new' });
  await screen.findByRole('heading', { level: 1, name: 'Создать турнир' });
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Создать турнир' })).toBeNull();
});
