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

/** Rights of a score link on a match: enter, correct its own entry, or read only (SEEN-13). */
export type ScoreLinkAccess = 'open' | 'own' | 'fixed';

export type StartedRound = Round & { start: RoundStart };

/** The only round that accepts results through a score link: the last started one, until the end (SEEN-13). */
export function findScoreLinkRound({
  rounds,
  outcome,
}: Pick<PlayState, 'rounds' | 'outcome'>): StartedRound | null {
  if (outcome.finishedAt !== null) return null;
  return (listStartedRounds(rounds).at(-1) as StartedRound | undefined) ?? null;
}

/** The rights of a score link on a match of {@link findScoreLinkRound} (SEEN-13). */
export function getMatchLinkAccess(
  { id }: Pick<Round, 'id'>,
  { court, result }: Match,
  entered: ScoreRecordsByMatch,
): ScoreLinkAccess {
  if (result === null) return 'open';
  const own = entered.get(toMatchKey(id, court))?.result;
  return own && isSameResult(own, result) ? 'own' : 'fixed';
}
