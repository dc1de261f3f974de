import { useAppSelector } from '../../hooks';
import { selectAuth, type AuthState } from '../../state/authSlice';

/**
 * The state of the session.
 * @throws Error outside the store's Provider (AUTH-7)
 */
export const useAuthState = (): AuthState => useAppSelector(selectAuth);
