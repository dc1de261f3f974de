import { useEffect, useState } from 'react';
import type { Player } from '../../../../domain/players/playerWire';
import { useListPlayersQuery } from '../../../api/players/playersApi';
import { hasFeature } from '../../../serverFeatures';

const NO_PLAYERS: readonly Player[] = [];
/** Longest wait for a slow network, in milliseconds. */
const WAIT_MS = 5_000;

/**
 * The players in the club's list; empty when they cannot be loaded.
 * @param isWanted true while an action waits for them
 * @returns `isAwaited` is true while an action waits, but only for a few seconds (ROSTER-40)
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
