import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { LoginGate } from '../features/auth/LoginGate';
import { signOut } from '../features/auth/signOut';
import { Shell } from '../features/shell/Shell';
import {
  CalendarView,
  DeleteDialog,
  DetailDialog,
  EditDialog,
  Filters,
  SelectionTools,
} from '../features/tournaments/later';
import { Notices } from '../features/tournaments/notices/Notices';
import { TournamentsScreen } from '../features/tournaments/TournamentsScreen';
import { useAppDispatch } from '../hooks';
import { paths } from '../paths';
import { leave } from '../ui/leaving';
import { preloadable } from '../ui/preloadable';
import { whenIdle } from '../ui/whenIdle';

const NewTournamentScreen = preloadable(
  async () => (await import('../features/tournaments/NewTournamentScreen')).NewTournamentScreen,
);

/** What comes while nobody waits for it; a failure is met when it is opened (ROUTE-5). */
const LATER = [
  DetailDialog,
  Filters,
  DeleteDialog,
  NewTournamentScreen,
  EditDialog,
  CalendarView,
  SelectionTools,
];
const preloadLater = () => Promise.allSettled(LATER.map(({ preload }) => preload()));

const SecondaryRoutes = preloadable(
  async () => (await import('./SecondaryRoutes')).SecondaryRoutes,
);

/** Nobody asked for them, so nobody is told where they do not load. */
const BackgroundServices = preloadable(
  async () =>
    (await import('./BackgroundServices').catch(() => ({ BackgroundServices: () => null })))
      .BackgroundServices,
);

const PRELOAD_AFTER_MS = 1_000;

/** ROUTE-1: the list is there before its address is, or a phone's bar would grow by its search (SPEED-10). */
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
    // A row is what is pressed first.
    const giveUp = whenIdle(() => void DetailDialog.preload().catch(() => null));
    const timer = setTimeout(() => {
      setSettled(true);
      void preloadLater();
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
              notices={
                <>
                  <Notices />
                  {isSettled && (
                    <Suspense fallback={null}>
                      <BackgroundServices />
                    </Suspense>
                  )}
                </>
              }
              onSignOut={() => leave(() => dispatch(signOut()), true)}
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
