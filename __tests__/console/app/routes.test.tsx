import { screen } from '@testing-library/react';
import { openConsole } from '../../support/consoleScreens';

const countHistory = () => window.history.length;

test('ROUTE-3 any other path leads to the list with nothing of it left, replacing the history entry', async () => {
  await openConsole({ path: '/tournaments' }).then(({ page }) => page.unmount());
  const before = countHistory();
  await openConsole({ path: '/%D1%82%D0%B5%D0%BD%D0%BD%D0%B8%D1%81?x=1#y' });
  expect(await screen.findByRole('heading', { name: 'Турниры' })).toBeVisible();
  expect(location.pathname + location.search + location.hash).toBe('/tournaments');
  expect(countHistory()).toBe(before + 1);
});

test.each([
  ['/tournaments/', '/tournaments', 'Турниры'],
  ['/tournaments/new/?date=2099-06-05', '/tournaments/new?date=2099-06-05', 'Создать турнир'],
])('ROUTE-6 SHELL-2 %s leads to %s, and the menu marks «%s»', async (path, address, name) => {
  await openConsole({ path: '/tournaments' }).then(({ page }) => page.unmount());
  const before = countHistory();
  await openConsole({ path });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(location.pathname + location.search).toBe(address);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(countHistory()).toBe(before + 1);
});

test.each(['/players', '/players/17'])(
  'PLAYER-15: with a host without players %s leads to the list, no entry names them, and nothing is asked',
  async (path) => {
    const { club } = await openConsole({ path });
    expect(await screen.findByText('Турниров пока нет')).toBeVisible();
    expect(location.pathname).toBe('/tournaments');
    expect(screen.getByRole('link', { name: 'Создать турнир' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Игроки' })).not.toBeInTheDocument();
    expect(club.sent.filter(({ path }) => path.includes('players'))).toEqual([]);
  },
);
