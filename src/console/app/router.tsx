import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { can } from '../api/conditions';
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
const TrashScreen = preloadable(
  async () => (await import('../features/tournaments/trash/TrashScreen')).TrashScreen,
);

const PRELOAD_AFTER_MS = 1_000;

/** ROUTE-1 to ROUTE-4, COMFORT-32. */
export function Screens() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    // A row is what is pressed first.
    const giveUp = whenIdle(() => void DetailDialog.preload().catch(() => null));
    const timer = setTimeout(() => void preloadLater(), PRELOAD_AFTER_MS);
    return () => {
      giveUp();
      clearTimeout(timer);
    };
  }, []);

  return (
    <LoginGate>
      <Routes>
        <Route
          element={
            <Shell notices={<Notices />} onSignOut={() => leave(() => dispatch(signOut()), true)} />
          }
        >
          <Route path={paths.tournaments} element={<TournamentsScreen />} />
          <Route path={paths.newTournament} element={<NewTournamentScreen />} />
          {can('trash') && <Route path={paths.trash} element={<TrashScreen />} />}
          <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
        </Route>
      </Routes>
    </LoginGate>
  );
}
