import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import type { ListParams } from '../../../domain/listParams';
import { opened } from '../../state/dialogSlice';
import type { FoundPlayer } from '../../state/openDialog';
import { listQueryOf } from '../../state/listAddress';
import { selectOrganizerSearch, selectListParams } from '../../state/listSlice';
import { leave } from '../../ui/leaving';

/** Goes to other places of the console; each asks first where something is unsaved (COMFORT-21). */
export function useNavigation() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const organizer = useAppSelector(selectOrganizerSearch);
  const params = useAppSelector(selectListParams);

  const goTo = (path: string) => {
    if (path === location.pathname + location.search) return;
    leave(() => void navigate(path));
  };

  return {
    goTo,

    /** To the list with its present parameters and these changes (COMFORT-5). */
    toList: (changes: Partial<ListParams>, search = organizer) =>
      goTo(paths.tournaments + listQueryOf(search, { ...params, ...changes })),

    /** COMFORT-6: opens a tournament's details over the list, at a player of it (DESK-14). */
    toDetails: (tournamentId: number, player?: FoundPlayer) =>
      leave(() => {
        const open = { kind: 'detail', tournamentId } as const;
        // Also before the list is there: the address does not say which player.
        dispatch(opened({ ...open, ...(player && { player }) }));
        if (location.pathname !== paths.tournaments)
          void navigate(paths.tournaments + listQueryOf(organizer, params, open));
      }),
  };
}

export type Navigation = ReturnType<typeof useNavigation>;
