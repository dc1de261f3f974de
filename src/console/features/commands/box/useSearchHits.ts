import { useEffect, useState } from 'react';
import { searchTournaments, type SearchResult } from '../../../../domain/search/searchTournaments';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { runInSlices } from '../../../ui/loading/runInSlices';

export type SearchHitsState = SearchResult & {
  text: string;
  /** Whether all tournaments have been looked at. */
  isWhole: boolean;
};

const NOTHING: SearchHitsState = {
  text: '',
  tournaments: [],
  tournamentCount: 0,
  players: [],
  playerCount: 0,
  hasMorePlayers: false,
  isWhole: false,
};

/** COMFORT-81: what a text finds; of a very long list what its beginning has, and then all. */
export function useSearchHits(text: string, today: string): SearchHitsState {
  const tournaments = useLoadedTournaments();
  const [result, setResult] = useState(NOTHING);
  useEffect(
    () =>
      runInSlices(searchTournaments(tournaments, text, today), (found, isWhole) =>
        setResult({ ...found, text, isWhole }),
      ),
    [tournaments, text, today],
  );
  return result;
}
