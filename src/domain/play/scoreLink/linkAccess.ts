import { matchKey } from '../pendingPlay';
import type { PlayState } from '../playState';
import { begunRounds, type Match, type Round, type RoundStart } from '../round';
import { isSameResult } from '../roundSteps';
import type { LinkResults } from './linkResults';

/**
 * SEEN-13: what a score link may do with a match: enter its result, correct the one that a link has entered, or
 * only look at it.
 */
export type LinkAccess = 'open' | 'own' | 'fixed';

export type BegunRound = Round & { start: RoundStart };

/** SEEN-13: the one round whose results a score link enters: the last that has begun, until the evening is over. */
export function linkRound({
  rounds,
  outcome,
}: Pick<PlayState, 'rounds' | 'outcome'>): BegunRound | null {
  if (outcome.finishedAt !== null) return null;
  return (begunRounds(rounds).at(-1) as BegunRound | undefined) ?? null;
}

/** SEEN-13: what a score link may do with a match of {@link linkRound}. */
export function accessTo(
  { id }: Pick<Round, 'id'>,
  { court, result }: Match,
  entered: LinkResults,
): LinkAccess {
  if (result === null) return 'open';
  const own = entered.get(matchKey(id, court))?.result;
  return own && isSameResult(own, result) ? 'own' : 'fixed';
}
