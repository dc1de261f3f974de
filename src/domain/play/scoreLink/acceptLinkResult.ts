import { toMatchKey } from '../changes/pendingPlay';
import type { ResultChangedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import { type MatchResult, isSameResult } from '../model/round';
import { validateResult } from '../score/validateResult';
import { getMatchLinkAccess, findScoreLinkRound } from './linkAccess';
import type { ScoreRecordsByMatch } from './linkRecords';

/** A result entered through a score link. */
export type ScoreLinkResult = {
  /** UUID from the sender. The server stores repeats with the same id only once. */
  id: string;
  roundId: string;
  court: number;
  /** The result that the page showed. */
  from: MatchResult | null;
  to: MatchResult | null;
};

export type ScoreLinkRefusal =
  | { refused: 'over' | 'round' | 'tooOften' }
  /** The match has a result that the page did not show, or one that the desk entered. */
  | { refused: 'taken'; now: MatchResult | null }
  | { refused: 'invalid'; problem: string };

/** Maximum number of results of one match through links, because a log is never shortened (SEEN-13). */
const SCORE_LINK_RESULTS_PER_MATCH_MAX = 20;

/**
 * Returns the event for a link's result, or the reason for refusing it; null when the match already has that result
 * (SEEN-13).
 */
export function acceptScoreLinkResult(
  state: Pick<PlayState, 'rounds' | 'outcome'>,
  entered: ScoreRecordsByMatch,
  { roundId, court, from, to }: ScoreLinkResult,
): ResultChangedEvent | ScoreLinkRefusal | null {
  if (state.outcome.finishedAt !== null) return { refused: 'over' };
  const round = findScoreLinkRound(state);
  const match = round?.matches.find((one) => one.court === court);
  if (!round || round.id !== roundId || !match) return { refused: 'round' };
  if (isSameResult(match.result, to)) return null;
  if (!isSameResult(match.result, from) || getMatchLinkAccess(round, match, entered) === 'fixed') {
    return { refused: 'taken', now: match.result };
  }
  const problem = to && validateResult(to, round.start.terms);
  if (problem !== null) return { refused: 'invalid', problem };
  const count = entered.get(toMatchKey(roundId, court))?.count ?? 0;
  if (count >= SCORE_LINK_RESULTS_PER_MATCH_MAX) return { refused: 'tooOften' };
  return { kind: 'resultChanged', roundId, court, from, to };
}
