import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../src/console/api/store/api';
import { App } from '../../src/console/app/App';
import { createAppStore } from '../../src/console/app/store';
import { createInitialAuthState } from '../../src/console/state/authSlice';
import { restoreSession } from '../../src/console/state/sessionStorage';
import type { TestAppOptions } from './serverApp';
import { openClub, storeSession, type Club } from './consoleClub';
import { runAtEnd } from './consoleEnd';
import { stopClock } from './consolePatience';

type ConsoleOptions = Omit<TestAppOptions, 'onLogLine'> & {
  path?: string;
  isSignedIn?: boolean;
  club?: Club;
};

/** Creates the store in the same way as the page does. */
export function createTestStore() {
  const store = createAppStore({ auth: createInitialAuthState(restoreSession()) });
  // When the real clock returns, the session counts as long expired, so the API's state is reset first.
  runAtEnd(() => store.dispatch(api.util.resetApiState()));
  return store;
}

/** Opens the console at a path, with the current content of the storage, as a browser does. */
export function openPage(path = '/tournaments') {
  window.history.pushState(null, '', path);
  const store = createTestStore();
  const page = render(<App store={store} />);
  return { store, page, user: userEvent.setup({ delay: null }) };
}

/** Opens the console of a club with these tournaments on 1 June 2026, signed in by default. */
export async function openConsole(options: ConsoleOptions = {}) {
  const { path, isSignedIn = true, club: given, ...clubOptions } = options;
  stopClock();
  const club = given ?? (await openClub(clubOptions));
  if (isSignedIn) await storeSession(club);
  club.sent.length = 0;
  return { club, ...openPage(path) };
}

/** Waits for a tournament's row, by any text in it. */
export const findRow = async (text: RegExp): Promise<HTMLElement> =>
  screen.findByRole('row', { name: text });

export const findDialog = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name });
