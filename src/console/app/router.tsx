import { lazy, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoginGate } from '../features/auth/LoginGate';
import { signOut } from '../features/auth/signOut';
import { Shell } from '../features/shell/Shell';
import { TournamentsScreen } from '../features/tournaments/TournamentsScreen';
import { useAppDispatch } from '../hooks';
import { paths } from '../paths';

const loadNewTournament = () => import('../features/tournaments/NewTournamentScreen');
const NewTournamentScreen = lazy(async () => ({
  default: (await loadNewTournament()).NewTournamentScreen,
}));

/** ROUTE-1 to ROUTE-4. */
export function Screens() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    // The form comes while nobody waits for it; a failure is met when it is opened (ROUTE-5).
    const timer = setTimeout(() => loadNewTournament().catch(() => {}), 1000);
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
