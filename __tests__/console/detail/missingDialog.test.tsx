import { act, screen, waitFor } from '@testing-library/react';
import { dialogOpened } from '../../../src/console/state/dialogSlice';
import { dialogOf, openConsole, rowOf } from '../../support/consoleScreens';

test('COMFORT-6: a tournament that was deleted here is not found either when its address is opened again', async () => {
  const { user, store } = await openConsole({ tournaments: [{}, { organizerName: 'Вера' }] });
  await rowOf(/Анна/);
  const open = () =>
    act(() => void store.dispatch(dialogOpened({ kind: 'delete', tournamentId: 1 })));
  open();
  await dialogOf('Удалить турнир');
  await user.click(screen.getByRole('button', { name: 'Удалить', hidden: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  expect(await dialogOf('Турнир не найден')).toBeVisible();
});
