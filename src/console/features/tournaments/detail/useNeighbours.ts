import { useDeferredValue, useMemo } from 'react';
import { queryTournaments } from '../../../../domain/list/queryTournaments';
import { filterSeasonByOrganizer, type Season } from '../../../../domain/list/splitSeason';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { DEFAULT_LIST_PARAMS } from '../../../../domain/list/listParams';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { useAppSelector } from '../../../hooks';
import { selectOrganizerSearch, selectListParams } from '../../../state/listSlice';
import { useToday } from '../../../ui/time/useToday';

const NONE: readonly Tournament[] = [];

const listInOrder = ({ coming, past }: Season): Tournament[] => [...coming, ...past];

/** A tournament's position in the list, from 1, and its neighbours (DESK-12). */
export type NeighbourTournaments = {
  place: number;
  total: number;
  previous: Tournament | undefined;
  next: Tournament | undefined;
};

/**
 * Neighbours of a tournament in the list's current order (DESK-12). If search or filters hide the tournament, they are
 * those of the unfiltered list. They are computed after the details are painted, because sorting a long list takes a
 * while.
 * @returns place 0 until the neighbours are computed
 */
export function useNeighbours(id: number): NeighbourTournaments {
  const tournaments = useDeferredValue(useLoadedTournaments(), NONE);
  const organizer = useAppSelector(selectOrganizerSearch);
  const params = useAppSelector(selectListParams);
  const today = useToday();
  const order = useMemo(() => {
    const listed = listInOrder(
      filterSeasonByOrganizer(queryTournaments(tournaments, params, today), organizer),
    );
    return listed.some((tournament) => tournament.id === id)
      ? listed
      : listInOrder(
          queryTournaments(tournaments, { ...DEFAULT_LIST_PARAMS, sort: params.sort }, today),
        );
  }, [tournaments, params, organizer, today, id]);
  const index = order.findIndex((tournament) => tournament.id === id);
  return {
    place: index + 1,
    total: order.length,
    previous: index > 0 ? order[index - 1] : undefined,
    next: index >= 0 ? order[index + 1] : undefined,
  };
}
