import { useEffect, useRef, type ReactNode, useId, Suspense, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/store/api';
import { useAppDispatch } from '../../hooks';
import { createLazyComponent } from '../../ui/loading/createLazyComponent';
import { config } from '../../config';
import { SignInForm } from './SignInForm';
import styles from './auth.module.css';
import { useAuthState } from './useAuthState';

/** Lines of a tennis court, 23.77 m by 10.97 m with its singles sidelines and service boxes. */
function CourtLines({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-60 -60 2497 1217" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        d="M0 0h2377v1097H0zM0 137h2377M0 960h2377M548 137v823M1829 137v823M548 548h1281M1188 -60v1217"
      />
    </svg>
  );
}

/** Replaces the requested screen for a visitor who is not signed in (ROUTE-4). */
function LoginScreen() {
  const titleId = useId();
  return (
    <main className={styles.screen}>
      <title>{`Вход в систему · ${config.title}`}</title>
      <CourtLines className={styles.court} />
      <div className={styles.card}>
        <SignInForm titleId={titleId} />
      </div>
    </main>
  );
}

export const LazySessionEndedDialog = createLazyComponent(
  async () => (await import('./SessionEndedDialog')).SessionEndedDialog,
);

/** Hides the page at once and opens the sign-in over it (AUTH-10). */
function SessionEnded({ username }: { username: string }) {
  // The mark is removed before the dialog closes, because closing returns the focus to the page.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.sessionEnded = '';
    return () => {
      delete dataset.sessionEnded;
    };
  }, []);

  return (
    <Suspense fallback={null}>
      <LazySessionEndedDialog username={username} />
    </Suspense>
  );
}

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
