import { toMatchKey } from '../changes/pendingPlay';
import type { PlayState } from '../log/playState';
import {
  listStartedRounds,
  type Match,
  type Round,
  type RoundStart,
  isSameResult,
} from '../model/round';
import type { ScoreRecordsByMatch } from './linkRecords';

/**
 * SEEN-13: what a score link may do with a match: enter its result, correct the one that a link has entered, or
 * only look at it.
 */
export type ScoreLinkAccess = 'open' | 'own' | 'fixed';

export type StartedRound = Round & { start: RoundStart };

/** SEEN-13: the one round whose results a score link enters: the last started one, until the play is over. */
export function findScoreLinkRound({
  rounds,
  outcome,
}: Pick<PlayState, 'rounds' | 'outcome'>): StartedRound | null {
  if (outcome.finishedAt !== null) return null;
  return (listStartedRounds(rounds).at(-1) as StartedRound | undefined) ?? null;
}

/** SEEN-13: what a score link may do with a match of {@link findScoreLinkRound}. */
export function getMatchLinkAccess(
  { id }: Pick<Round, 'id'>,
  { court, result }: Match,
  entered: ScoreRecordsByMatch,
): ScoreLinkAccess {
  if (result === null) return 'open';
  const own = entered.get(toMatchKey(id, court))?.result;
  return own && isSameResult(own, result) ? 'own' : 'fixed';
}
