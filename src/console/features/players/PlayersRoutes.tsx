import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../../paths';
import { PlayerScreen } from './card/PlayerScreen';
import { PlayersScreen } from './PlayersScreen';

/** PLAYER-10, PLAYER-20: the list, and the card of each. */
export function PlayersRoutes() {
  return (
    <Routes>
      <Route index element={<PlayersScreen />} />
      <Route path=":id" element={<PlayerScreen />} />
      <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
    </Routes>
  );
}
