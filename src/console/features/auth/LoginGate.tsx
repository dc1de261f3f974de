import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/store/api';
import { useAppDispatch } from '../../hooks';
import { LoginScreen } from './LoginScreen';
import { SessionEnded } from './SessionEnded';
import { useAuthState } from './useAuthState';

/** Shows the page to signed-in users and the sign-in to others (ROUTE-4, AUTH-10). */
export function LoginGate({ children }: { children: ReactNode }) {
  const auth = useAuthState();
  const navigate = useNavigate();
  const wasOut = useRef(true);
  const dispatch = useAppDispatch();
  const isOut = auth.status === 'signedOut';

  // Signing out clears the search from the address. A link opened while signed out keeps its search (AUTH-5).
  useEffect(() => {
    if (isOut && !wasOut.current) {
      void navigate({ search: '' }, { replace: true });
      // A component mounted at the same moment may have requested the list since the cache was emptied.
      dispatch(api.util.resetApiState());
    }
    wasOut.current = isOut;
  }, [isOut, navigate, dispatch]);

  if (isOut) return <LoginScreen />;
  return (
    <>
      {children}
      {auth.status === 'ended' && <SessionEnded username={auth.username} />}
    </>
  );
}
