import { useNavigate } from 'react-router';
import { useAppDispatch, useAppStore } from '../../../hooks';
import { paths } from '../../../paths';
import { opened } from '../../../state/dialogSlice';
import type { FoundPlayer } from '../../../state/openDialog';
import { selectListPath } from '../../../state/listAddress';
import { leave } from '../../../ui/leaving';

/**
 * COMFORT-6: opens a tournament's details over the list, from any screen, at a player of it (DESK-43); asks first where
 * something is unsaved.
 */
export function useOpenDetails(): (tournamentId: number, player?: FoundPlayer) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return (tournamentId, player) =>
    leave(() => {
      const open = { kind: 'detail', tournamentId } as const;
      // Also before the list is there: the address does not say which player.
      dispatch(opened({ ...open, ...(player && { player }) }));
      if (location.pathname !== paths.tournaments)
        void navigate(selectListPath(store.getState(), open));
    });
}
