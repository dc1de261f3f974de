import { fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { listActionTypes } from '../../support/consoleDevTools';
import { advanceTime, stopTimers } from '../../support/consolePatience';
import { openConsole } from '../../support/consoleScreens';

test('SHELL-1 the page says that it is in Russian', () => {
  expect(readFileSync('static/index.html', 'utf8')).toContain('<html lang="ru">');
});

test('SHELL-4 leaving the box before the pause is over hands the text over at once, and only once', async () => {
  const { user, store } = await openConsole();
  const box = await screen.findByRole('searchbox');
  await screen.findByText('Турниров пока нет');
  await user.click(box);
  stopTimers();
  fireEvent.change(box, { target: { value: 'вера' } });
  expect(store.getState().list.organizer).toBe('');
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  expect(store.getState().list.organizer).toBe('вера');
  await advanceTime(10_000);
  expect(listActionTypes().filter((type) => type === 'list/organizerSearched')).toHaveLength(1);
});
