import { useEffect, useState } from 'react';
import { find, type Found } from '../../../domain/finding/find';
import { useLoadedTournaments } from '../../api/tournamentsApi';
import { runInSlices } from '../../ui/runInSlices';

export type Finding = Found & {
  text: string;
  /** Whether all tournaments have been looked at. */
  isWhole: boolean;
};

const NOTHING: Finding = {
  text: '',
  tournaments: [],
  tournamentCount: 0,
  players: [],
  playerCount: 0,
  hasMorePlayers: false,
  isWhole: false,
};

/** COMFORT-81: what a text finds; of a very long list what its beginning has, and then all. */
export function useFinding(text: string, today: string): Finding {
  const tournaments = useLoadedTournaments();
  const [finding, setFinding] = useState(NOTHING);
  useEffect(
    () =>
      runInSlices(find(tournaments, text, today), (found, isWhole) =>
        setFinding({ ...found, text, isWhole }),
      ),
    [tournaments, text, today],
  );
  return finding;
}
