import type { PlayState } from '../log/playState';
import { listStartedRounds } from '../model/round';

/** PLAY-60: what is said of a change that comes after the end. */
export const FINISHED_TEXT =
  'Турнир закончен, раунды и счёт больше не меняются. Откройте турнир снова и повторите.';

/** PLAY-60: whether a change would alter the rounds of a play that has ended and stays so. */
export function isRoundChangedAfterEnd(before: PlayState, after: PlayState): boolean {
  if (before.outcome.finishedAt === null || after.outcome.finishedAt === null) return false;
  const [old, started] = [before, after].map(({ rounds }) => listStartedRounds(rounds));
  // A round that an event changes is another object.
  return old!.length !== started!.length || old!.some((round, index) => round !== started![index]);
}
