import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/store/api';
import { useAppDispatch } from '../../hooks';
import { LoginScreen } from './LoginScreen';
import { SessionEnded } from './SessionEnded';
import { useAuthState } from './useAuthState';

/** ROUTE-4, AUTH-10: the page for those who are signed in, the sign-in for others. */
export function LoginGate({ children }: { children: ReactNode }) {
  const auth = useAuthState();
  const navigate = useNavigate();
  const wasOut = useRef(true);
  const dispatch = useAppDispatch();
  const isOut = auth.status === 'signedOut';

  // AUTH-5: signing out clears the search from the address; a link that is opened signed out keeps its own.
  useEffect(() => {
    if (isOut && !wasOut.current) {
      void navigate({ search: '' }, { replace: true });
      // A component that was mounted in the same moment has asked for the list since it was removed.
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
