import { useNavigate } from 'react-router';
import { useAppDispatch, useAppStore } from '../../../hooks';
import { paths } from '../../../paths';
import { opened } from '../../../state/dialogSlice';
import { listQueryOf } from '../../../state/listAddress';
import { selectOrganizerSearch, selectListParams } from '../../../state/listSlice';
import { leave } from '../../../ui/leaving';

/** COMFORT-6: opens a tournament's details over the list, from any screen; asks first where something is unsaved. */
export function useOpenDetails(): (tournamentId: number) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return (tournamentId) =>
    leave(() => {
      const open = { kind: 'detail', tournamentId } as const;
      if (location.pathname === paths.tournaments) dispatch(opened(open));
      else {
        const state = store.getState();
        const query = listQueryOf(selectOrganizerSearch(state), selectListParams(state), open);
        void navigate(paths.tournaments + query);
      }
    });
}
