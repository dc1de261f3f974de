import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoginGate } from '../features/auth/LoginGate';
import { signOut } from '../features/auth/signOut';
import { Shell } from '../features/shell/Shell';
import { EditDialog } from '../features/tournaments/TournamentDialogs';
import { TournamentsScreen } from '../features/tournaments/TournamentsScreen';
import { useAppDispatch } from '../hooks';
import { paths } from '../paths';
import { preloadable } from '../ui/preloadable';

const NewTournamentScreen = preloadable(
  async () => (await import('../features/tournaments/NewTournamentScreen')).NewTournamentScreen,
);

/** The forms come while nobody waits for them; a failure is met when one is opened (ROUTE-5). */
const preloadForms = () =>
  Promise.allSettled([NewTournamentScreen.preload(), EditDialog.preload()]);
const PRELOAD_AFTER_MS = 1_000;

/** ROUTE-1 to ROUTE-4. */
export function Screens() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const timer = setTimeout(() => void preloadForms(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <LoginGate>
      <Routes>
        <Route element={<Shell onSignOut={() => dispatch(signOut())} />}>
          <Route path={paths.tournaments} element={<TournamentsScreen />} />
          <Route path={paths.newTournament} element={<NewTournamentScreen />} />
          <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
        </Route>
      </Routes>
    </LoginGate>
  );
}
