import { useNavigate } from 'react-router';
import { useAppDispatch, useAppStore } from '../../../hooks';
import { paths } from '../../../paths';
import { opened } from '../../../state/dialogSlice';
import { selectListPath } from '../../../state/listAddress';
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
      else void navigate(selectListPath(store.getState(), open));
    });
}
