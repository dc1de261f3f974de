import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { paths } from '../../../paths';
import type { ListParams } from '../../../../domain/list/listParams';
import { toListAddressQuery } from '../../../state/listAddress';
import { selectOrganizerSearch, selectListParams } from '../../../state/listSlice';
import { openTournamentDetails } from '../../../state/openTournamentDetails';
import type { PlayerHit } from '../../../state/openDialog';
import { requestLeave } from '../../../ui/leaving/leaving';

/** Navigation inside the console. Each action asks first when there are unsaved values (COMFORT-21). */
export function useNavigationActions() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const organizer = useAppSelector(selectOrganizerSearch);
  const params = useAppSelector(selectListParams);

  const openPath = (path: string) => {
    if (path === location.pathname + location.search) return;
    requestLeave(() => void navigate(path));
  };

  return {
    openPath,

    /** Opens the list with its current parameters and these changes (COMFORT-5). */
    openList: (changes: Partial<ListParams>, search = organizer) =>
      openPath(paths.tournaments + toListAddressQuery(search, { ...params, ...changes })),

    /** Opens a tournament's details, scrolled to a player if one is given. */
    openDetails: (tournamentId: number, player?: PlayerHit) =>
      requestLeave(() => {
        const path = dispatch(openTournamentDetails(tournamentId, player));
        if (path !== null) void navigate(path);
      }),
  };
}

export type NavigationActions = ReturnType<typeof useNavigationActions>;
