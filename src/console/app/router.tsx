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
import { isListPath, paths } from '../paths';
import { requestLeave } from '../ui/leaving/leaving';
import { waitForNetwork } from '../ui/loading/waitForNetwork';
import { createLazyComponent } from '../ui/loading/createLazyComponent';
import { runWhenIdle } from '../ui/loading/runWhenIdle';

const NewTournamentScreen = createLazyComponent(
  async () =>
    (await import('../features/tournaments/form/NewTournamentScreen')).NewTournamentScreen,
);

/** Code that is loaded while the page is idle. If that fails, opening the screen loads it again (ROUTE-5). */
const PRELOADED = [
  LazySessionEndedDialog,
  LazyDetailDialog,
  LazyFilterPanel,
  LazyDeleteDialog,
  NewTournamentScreen,
  LazyEditDialog,
  LazyCalendarView,
  LazySelectionTools,
  // Without a network this code could not be loaded when it is needed (ROSTER-16).
  LazyActionToast,
];
const preloadScreens = () => Promise.allSettled(PRELOADED.map(({ preload }) => preload()));

const SecondaryRoutes = createLazyComponent(
  async () => (await import('./SecondaryRoutes')).SecondaryRoutes,
);

/**
 * Nothing on the screen waits for this code, so a failure is not shown. Loading is repeated, because without this code
 * no queued change is sent (ROSTER-16).
 */
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

/**
 * Renders the list during the redirect. Otherwise a phone's bar would grow when its search appears (ROUTE-1, SPEED-10).
 */
function ListRoute() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === '/' && <Navigate to={paths.tournaments} replace />}
      <TournamentsScreen />
    </>
  );
}

export function Screens() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    // Most users open a row's details first, so these are loaded ahead. Another screen waits for files of its own.
    const giveUp = isListPath(location.pathname)
      ? runWhenIdle(() => void LazyDetailDialog.preload().catch(() => null))
      : undefined;
    const timer = setTimeout(() => {
      setSettled(true);
      void preloadScreens();
    }, PRELOAD_AFTER_MS);
    return () => {
      giveUp?.();
      clearTimeout(timer);
    };
  }, []);

  // A trailing slash is removed, so that each screen has one address (ROUTE-6).
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
