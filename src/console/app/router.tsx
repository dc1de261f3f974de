import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { LoginGate } from '../features/auth/LoginGate';
import { LazySessionEndedDialog } from '../features/auth/SessionEnded';
import { signOut } from '../features/auth/signOut';
import { Shell } from '../features/shell/Shell';
import {
  LazyCalendarView,
  LazyDeleteDialog,
  LazyDetailDialog,
  LazyEditDialog,
  LazyFilterPanel,
  LazySelectionTools,
} from '../features/tournaments/lazyScreens';
import { Toasts, LazyActionToast } from '../features/tournaments/toasts/Toasts';
import { TournamentsScreen } from '../features/tournaments/list/TournamentsScreen';
import { useAppDispatch } from '../hooks';
import { paths } from '../paths';
import { requestLeave } from '../ui/leaving/leaving';
import { waitForNetwork } from '../ui/loading/waitForNetwork';
import { createLazyComponent } from '../ui/loading/createLazyComponent';
import { runWhenIdle } from '../ui/loading/runWhenIdle';

const NewTournamentScreen = createLazyComponent(
  async () =>
    (await import('../features/tournaments/form/NewTournamentScreen')).NewTournamentScreen,
);

/** Loaded while the page is idle; where that fails, opening it tries again (ROUTE-5). */
const PRELOADED = [
  LazySessionEndedDialog,
  LazyDetailDialog,
  LazyFilterPanel,
  LazyDeleteDialog,
  NewTournamentScreen,
  LazyEditDialog,
  LazyCalendarView,
  LazySelectionTools,
  // Without a network it could not be loaded any more (ROSTER-16).
  LazyActionToast,
];
const preloadScreens = () => Promise.allSettled(PRELOADED.map(({ preload }) => preload()));

const SecondaryRoutes = createLazyComponent(
  async () => (await import('./SecondaryRoutes')).SecondaryRoutes,
);

/** Loaded unasked: a failure is not shown, and without it nothing that waits would be sent (ROSTER-16). */
const BackgroundServices = createLazyComponent(async () => {
  for (;;) {
    try {
      return (await import('./BackgroundServices')).BackgroundServices;
    } catch {
      await waitForNetwork();
    }
  }
});

const PRELOAD_AFTER_MS = 1_000;

/** ROUTE-1: renders the list before the redirect: a phone's bar would grow by its search (SPEED-10). */
function ListRoute() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === '/' && <Navigate to={paths.tournaments} replace />}
      <TournamentsScreen />
    </>
  );
}

/** ROUTE-1 to ROUTE-4. */
export function Screens() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    // Most people press a row first.
    const giveUp = runWhenIdle(() => void LazyDetailDialog.preload().catch(() => null));
    const timer = setTimeout(() => {
      setSettled(true);
      void preloadScreens();
    }, PRELOAD_AFTER_MS);
    return () => {
      giveUp();
      clearTimeout(timer);
    };
  }, []);

  // ROUTE-6: each screen has one address.
  if (/.\/$/.test(pathname)) {
    return <Navigate to={{ pathname: pathname.replace(/\/+$/, '') || '/', search }} replace />;
  }
  return (
    <LoginGate>
      <Routes>
        <Route
          element={
            <Shell
              toasts={
                <>
                  <Toasts />
                  {isSettled && (
                    <Suspense fallback={null}>
                      <BackgroundServices />
                    </Suspense>
                  )}
                </>
              }
              onSignOut={() => requestLeave(() => dispatch(signOut()), true)}
            />
          }
        >
          <Route index element={<ListRoute />} />
          <Route path={paths.tournaments} element={<ListRoute />} />
          <Route path={paths.newTournament} element={<NewTournamentScreen />} />
          <Route path="*" element={<SecondaryRoutes />} />
        </Route>
      </Routes>
    </LoginGate>
  );
}
