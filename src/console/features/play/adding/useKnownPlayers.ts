import { useEffect, useState } from 'react';
import type { Player } from '../../../../domain/players/playerWire';
import { useListPlayersQuery } from '../../../api/players/playersApi';
import { hasFeature } from '../../../serverFeatures';

const NO_PLAYERS: readonly Player[] = [];
/** A slow network delays the desk no longer than this. */
const WAIT_MS = 5_000;

/**
 * The players the club knows; none when they cannot be loaded.
 * @param isWanted true while something is to be done with them
 * @returns `isAwaited` while they are wanted, and loading for a few seconds at most (ROSTER-40)
 */
export function useKnownPlayers(isWanted: boolean) {
  const { currentData: players = NO_PLAYERS, isLoading } = useListPlayersQuery(undefined, {
    skip: !hasFeature('players'),
  });
  const [isOverdue, setOverdue] = useState(false);
  const isDue = isWanted && isLoading;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setOverdue(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return { players, isLoading: isLoading && !isOverdue, isAwaited: isDue && !isOverdue };
}
