import { useState } from 'react';
import { listOfferedEvenings } from '../../../../domain/play/roster/carryOver';
import { listLikeEvenings } from '../../../../domain/play/roster/likeEvenings';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useListPlaysQuery } from '../../../api/play/playSummariesApi';
import { useReadPlayQuery } from '../../../api/play/playApi';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';

/** Number of similar tournaments from which a player's frequency is computed. */
const EVENINGS_MAX = 4;

const useEvening = (id: number | undefined) =>
  useReadPlayQuery(id ?? 0, { skip: id === undefined });

/**
 * The tournament whose players are offered: initially the last one of the same weekday and type, later any that the
 * user chooses. Its play comes with those of similar tournaments before it (ROSTER-49). Without a connection only plays
 * stored on the device are available.
 */
export function useEarlierEvenings(tournament: Tournament) {
  const { currentData: summaries = {} } = useListPlaysQuery();
  const all = useLoadedTournaments();
  const [chosenId, setChosenId] = useState<number>();
  const held = all.filter(({ id }) => id in summaries);
  const isHeldBefore = listOfferedEvenings(held, tournament).length > 0;
  // A cancelled tournament has no play. A club that has just begun to use plays only has applications.
  const tournaments = isHeldBefore ? held : all;
  const earlier = listOfferedEvenings(tournaments, tournament);
  const chosen =
    earlier.find(({ id }) => id === chosenId) ??
    listLikeEvenings(tournament, earlier)[0] ??
    earlier[0];
  const before = chosen ? listLikeEvenings(chosen, tournaments) : [];
  const [last, ...others] = [
    useEvening(chosen?.id),
    useEvening(before[0]?.id),
    useEvening(before[1]?.id),
    useEvening(before[EVENINGS_MAX - 2]?.id),
  ] as const;
  const isLoading = [last, ...others].some(
    ({ currentData, isFetching }) => isFetching && !currentData,
  );
  return {
    earlier,
    chosen,
    choose: setChosenId,
    /** The chosen tournament's play, then the other plays that could be read; null while they are loading. */
    plays:
      last.currentData && !isLoading
        ? [last.currentData, ...others.flatMap(({ currentData }) => currentData ?? [])]
        : null,
    error: last.error,
  };
}
