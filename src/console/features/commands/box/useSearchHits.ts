import { useEffect, useState } from 'react';
import { searchTournaments, type SearchResult } from '../../../../domain/search/searchTournaments';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { runInSlices } from '../../../ui/loading/runInSlices';

export type SearchHitsState = SearchResult & {
  text: string;
  /** True when all tournaments have been searched. */
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

/** Hits of a text. While a very long list is searched, the hits of its beginning come first, then all (COMFORT-81). */
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
