import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { actionTypes } from '../support/consoleDevTools';
import { pass, stopTheTimers } from '../support/consolePatience';
import { openConsole } from '../support/consoleScreens';

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Главное меню' })).getAllByRole('link');
const current = () =>
  entries()
    .filter((entry) => entry.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test('SHELL-1 the page says that it is in Russian', () => {
  expect(readFileSync('static/index.html', 'utf8')).toContain('<html lang="ru">');
});

test('SHELL-2 the menu has the title and two entries, the current one marked', async () => {
  const { user } = await openConsole();
  await screen.findByText('Турниров пока нет');
  expect(screen.getByRole('navigation')).toHaveTextContent('Теннисный клуб');
  expect(entries().map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Турниры', '/tournaments'],
    ['Создать турнир', '/tournaments/new'],
  ]);
  expect(current()).toEqual(['Турниры']);
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  await screen.findByRole('heading', { name: 'Создать турнир' });
  expect(current()).toEqual(['Создать турнир']);
  expect(location.pathname).toBe('/tournaments/new');
});

test('SHELL-3 the bar names who is signed in, and signs out', async () => {
  const { user } = await openConsole();
  await screen.findByText('Турниров пока нет');
  const bar = screen.getByRole('banner');
  expect(within(bar).getByText('admin')).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'Выйти' }));
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
});

test('SHELL-4 the search box is there only on pages that search', async () => {
  const { user } = await openConsole();
  expect(await screen.findByRole('searchbox')).toHaveAttribute(
    'placeholder',
    'Поиск по организатору',
  );
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  await screen.findByRole('heading', { name: 'Создать турнир' });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('SHELL-4 submitting hands the text over, and so does a pause in typing', async () => {
  const { user, store } = await openConsole();
  const handed = () => store.getState().list.organizer;
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'анна{Enter}');
  expect(handed()).toBe('анна');
  await user.type(box, ' с');
  await waitFor(() => expect(handed()).toBe('анна с'));
  await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
  expect(handed()).toBe('');
  expect(box).toHaveFocus();
});

test('SHELL-4 leaving the box before the pause is over hands the text over at once, and only once', async () => {
  const { user, store } = await openConsole();
  const box = await screen.findByRole('searchbox');
  await screen.findByText('Турниров пока нет');
  await user.click(box);
  stopTheTimers();
  fireEvent.change(box, { target: { value: 'вера' } });
  expect(store.getState().list.organizer).toBe('');
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  expect(store.getState().list.organizer).toBe('вера');
  await pass(10_000);
  expect(actionTypes().filter((type) => type === 'list/searched')).toHaveLength(1);
});

test('SHELL-4 what was searched for is still there after a visit to the form', async () => {
  const { user } = await openConsole({ tournaments: [{}] });
  await user.type(await screen.findByRole('searchbox'), 'вера{Enter}');
  await screen.findByText('Турниры не найдены');
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  await user.click(await screen.findByRole('link', { name: 'Турниры' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('вера');
  expect(screen.getByText('Турниры не найдены')).toBeVisible();
});
