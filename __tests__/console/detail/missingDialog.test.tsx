import { act, screen, waitFor } from '@testing-library/react';
import { dialogOpened } from '../../../src/console/state/dialogSlice';
import { findDialog, openConsole, findRow } from '../../support/consoleScreens';

test('COMFORT-6: a tournament that was deleted here is not found either when its address is opened again', async () => {
  const { user, store } = await openConsole({ tournaments: [{}, { organizerName: 'Вера' }] });
  await findRow(/Анна/);
  const open = () =>
    act(() => void store.dispatch(dialogOpened({ kind: 'delete', tournamentId: 1 })));
  open();
  await findDialog('Удалить турнир');
  await user.click(screen.getByRole('button', { name: 'Удалить', hidden: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  expect(await findDialog('Турнир не найден')).toBeVisible();
});
