import { useState } from 'react';
import { listOfferedEvenings } from '../../../../domain/play/roster/carryOver';
import { listLikeEvenings } from '../../../../domain/play/roster/likeEvenings';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useListPlaysQuery } from '../../../api/play/playSummariesApi';
import { useReadPlayQuery } from '../../../api/play/playApi';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';

/** The number of like evenings that tell how often a person comes. */
const EVENINGS_MAX = 4;

const useEvening = (id: number | undefined) =>
  useReadPlayQuery(id ?? 0, { skip: id === undefined });

/**
 * The evenings whose people are offered: at first the last one of the same weekday and type, then any chosen one, each
 * with the like evenings before it (ROSTER-49). Without a connection those saved on the device.
 */
export function useEarlierEvenings(tournament: Tournament) {
  const { currentData: summaries = {} } = useListPlaysQuery();
  const all = useLoadedTournaments();
  const [chosenId, setChosenId] = useState<number>();
  const held = all.filter(({ id }) => id in summaries);
  const isHeldBefore = listOfferedEvenings(held, tournament).length > 0;
  // A cancelled evening has no play. A club that has just begun to use plays has applications alone.
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
    /** The play of the chosen evening, then those that could be read; null while they are loading. */
    plays:
      last.currentData && !isLoading
        ? [last.currentData, ...others.flatMap(({ currentData }) => currentData ?? [])]
        : null,
    error: last.error,
  };
}
