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

  // A sign-out clears the search from the address. A link opened without a session keeps its search (AUTH-5).
  useEffect(() => {
    if (isOut && !wasOut.current) {
      void navigate({ search: '' }, { replace: true });
      // A component that mounted during the sign-out may have requested the list again.
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
