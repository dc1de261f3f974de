import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../../hooks';
import { openTournamentDetails } from '../../../state/openTournamentDetails';
import type { PlayerHit } from '../../../state/openDialog';
import { requestLeave } from '../../../ui/leaving/leaving';

/** Opens a tournament's details from any screen. Asks first when values are unsaved (COMFORT-21). */
export function useOpenDetails(): (tournamentId: number, player?: PlayerHit) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (tournamentId, player) =>
    requestLeave(() => {
      const path = dispatch(openTournamentDetails(tournamentId, player));
      if (path !== null) void navigate(path);
    });
}
