import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { config } from '../../src/console/config';
import type { Tournament } from '../../src/domain/tournament/tournament';
import { openStore } from './consoleStore';
import type { TestAppOptions } from './serverApp';

type BatchOptions = Omit<TestAppOptions, 'onLogLine'> & { features?: string[] };

/** Opens a dialog for all tournaments of a club on 1 June 2026, with the console's store. */
export async function openBatch(
  renderDialog: (tournaments: Tournament[]) => ReactNode,
  { features = [], ...options }: BatchOptions,
) {
  config.features = features;
  const opened = await openStore(options);
  const tournaments = (await opened.load()).data!;
  opened.club.sent.length = 0;
  const { unmount } = render(<Provider store={opened.store}>{renderDialog(tournaments)}</Provider>);
  const dialog = screen.getByRole('dialog');
  return {
    ...opened,
    tournaments,
    dialog,
    /** Removes the dialog, as the browser's Back does. */
    leave: unmount,
    user: userEvent.setup({ delay: null }),
    getButton: (name: string) => within(dialog).getByRole('button', { name }),
    listLines: () =>
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    /** Dates and ids in the club's database. */
    listStored: async () =>
      ((await opened.club.call('GET', '/api/tournaments')).json as Tournament[]).map(
        ({ id, date }) => ({ id, date }),
      ),
  };
}
