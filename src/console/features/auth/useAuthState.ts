import { useAppSelector } from '../../hooks';
import { selectAuth, type AuthState } from '../../state/authSlice';

/**
 * @throws Error outside the store's Provider (AUTH-7)
 */
export const useAuthState = (): AuthState => useAppSelector(selectAuth);
