import type { Store } from '@reduxjs/toolkit';
import { getSessionEnd } from '../../../domain/protocol/session';
import { deviceStore } from '../../browser/deviceStore';
import { type AuthState, sessionEnded, signedIn, signedOut } from '../../state/authSlice';
import { clearMemorySession, restoreSession } from '../../state/sessionStorage';
import { subscribeToSignOut } from './signOutChannel';

/**
 * Interval between checks, in milliseconds. A single timer is not enough, because a device may sleep or change its
 * clock.
 */
const CHECK_AGAIN_MS = 60_000;

/** Keeps the state in sync with the stored session while the page is open (AUTH-3, AUTH-9). */
export function watchSession(store: Store<{ auth: AuthState }>): void {
  const follow = () => {
    const { auth } = store.getState();
    const session = restoreSession();
    if (!session) {
      if (auth.status === 'signedIn') store.dispatch(sessionEnded());
    } else if (auth.status !== 'signedIn' || auth.timestamp !== session.timestamp) {
      store.dispatch(signedIn(session));
    }
  };

  deviceStore.subscribe('club.session', follow);
  subscribeToSignOut(() => {
    clearMemorySession();
    store.dispatch(signedOut());
  });
  document.addEventListener('visibilitychange', follow);

  const wait = () => {
    const { auth } = store.getState();
    const left = auth.status === 'signedIn' ? getSessionEnd(auth) - Date.now() : CHECK_AGAIN_MS;
    setTimeout(
      () => {
        follow();
        wait();
      },
      Math.min(Math.max(left + 1, 0), CHECK_AGAIN_MS),
    );
  };
  wait();
}
