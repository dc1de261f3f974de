import type { ReactNode } from 'react';
import { LoginScreen } from './LoginScreen';
import { SessionEndedDialog } from './SessionEndedDialog';
import { useAuth } from './useAuth';

/** ROUTE-4, AUTH-10: the page for those who are signed in, the sign-in for others. */
export function LoginGate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  if (auth.status === 'signedOut') return <LoginScreen />;
  return (
    <>
      {children}
      {auth.status === 'ended' && <SessionEndedDialog username={auth.username} />}
    </>
  );
}
