import type { PlayState } from './playState';
import { tableOf } from './tableOf';

/**
 * PLAY-16: who has won a finished play.
 * @returns the entries' ids; several share the first place, none before it is finished
 */
export function winnersOf(state: PlayState): string[] {
  if (state.outcome.finishedAt === null) return [];
  const first = tableOf(state).filter(({ place, matches }) => place === 1 && matches > 0);
  return first.map(({ id }) => id);
}
