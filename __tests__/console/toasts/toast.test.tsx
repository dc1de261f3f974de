import { act, screen, waitFor } from '@testing-library/react';
import { config } from '../../../src/console/config';
import { toastShown } from '../../../src/console/state/toastsSlice';
import { openConsole } from '../../support/consoleScreens';

afterEach(() => void jest.restoreAllMocks());

test('COMFORT-30, COMFORT-31: while one undoing waits for its answer, that of a newer message can be pressed', async () => {
  jest.replaceProperty(config, 'features', ['trash']);
  const { club, store, user } = await openConsole({ tournaments: [{}, {}] });
  const show = (toast: Parameters<typeof toastShown>[0]) =>
    act(() => void store.dispatch(toastShown(toast)));
  const known = { id: 2, version: 1 };
  const release = club.hold('POST');
  show({ text: 'Турнир удалён', action: { kind: 'restore', tournamentIds: [1] } });
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByRole('button', { name: 'Отмена...' })).toBeVisible();
  show({
    text: 'Изменения сохранены',
    action: { kind: 'revert', known, changes: { entryFee: 700 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(club.listSent('PUT')).toHaveLength(1));
  expect(await screen.findByText('Изменения отменены')).toBeVisible();
  release();
});
