import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../../paths';
import { PlayerScreen } from './card/PlayerScreen';
import { PlayersScreen } from './PlayersScreen';

export function PlayersRoutes() {
  return (
    <Routes>
      <Route index element={<PlayersScreen />} />
      <Route path=":id" element={<PlayerScreen />} />
      <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
    </Routes>
  );
}
