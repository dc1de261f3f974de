import { act, screen, waitFor } from '@testing-library/react';
import { tournamentsAdded } from '../../../src/console/state/listSlice';
import { openConsole, findRow } from '../../support/consoleScreens';

test('CREATE-11: a created tournament is seen in the plain list, also where Back leads to a narrowed one', async () => {
  const { user, store } = await openConsole({
    path: '/tournaments?q=Вера',
    tournaments: [{}, { organizerName: 'Вера' }],
  });
  await findRow(/Вера/);
  expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  await screen.findByRole('heading', { name: 'Создать турнир' });
  act(() => void store.dispatch(tournamentsAdded([1])));
  act(() => history.back());
  expect(await findRow(/Анна/)).toBeVisible();
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
