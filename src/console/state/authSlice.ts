import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '../../domain/protocol/session';

/**
 * The session as the screens use it. «ended» is a session that expired while the page was open: the page stays, and the
 * sign-in covers it (AUTH-10).
 */
export type AuthState =
  | { status: 'signedOut' }
  | { status: 'signedIn'; username: string; timestamp: number }
  | { status: 'ended'; username: string };

const toSignedIn = ({ username, timestamp }: Session): AuthState => ({
  status: 'signedIn',
  username,
  timestamp,
});

/** Initial state, created from the stored session (AUTH-2). */
export const createInitialAuthState = (session: Session | null): AuthState =>
  session ? toSignedIn(session) : { status: 'signedOut' };

const authSlice = createSlice({
  name: 'auth',
  initialState: (): AuthState => ({ status: 'signedOut' }),
  reducers: {
    signedIn: (_, action: PayloadAction<Session>) => toSignedIn(action.payload),
    signedOut: (): AuthState => ({ status: 'signedOut' }),
    sessionEnded: (state): AuthState =>
      state.status === 'signedIn' ? { status: 'ended', username: state.username } : state,
  },
  selectors: {
    selectAuth: (state) => state,
    selectUsername: (state) => (state.status === 'signedOut' ? '' : state.username),
  },
});

export const { signedIn, signedOut, sessionEnded } = authSlice.actions;
export const { selectAuth, selectUsername } = authSlice.selectors;
export const authReducer = authSlice.reducer;
