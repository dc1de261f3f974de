import { toMatchKey } from '../changes/pendingPlay';
import type { ResultChangedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import { type MatchResult, isSameResult } from '../model/round';
import { validateResult } from '../score/validateResult';
import { getMatchLinkAccess, findScoreLinkRound } from './linkAccess';
import type { ScoreRecordsByMatch } from './linkRecords';

/** A result entered through a score link. */
export type ScoreLinkResult = {
  /** A UUID from the sender; a repeat with it is the same change. */
  id: string;
  roundId: string;
  court: number;
  /** The result that the page showed, and the new one. */
  from: MatchResult | null;
  to: MatchResult | null;
};

export type ScoreLinkRefusal =
  | { refused: 'over' | 'round' | 'tooOften' }
  /** The match has another result than the page showed, or one from the desk. */
  | { refused: 'taken'; now: MatchResult | null }
  | { refused: 'invalid'; problem: string };

/** The most results of one match through links; a log is never shortened (SEEN-13). */
const SCORE_LINK_RESULTS_PER_MATCH_MAX = 20;

/**
 * The event for a link's result, or the reason for refusing it; null when the match already has that result (SEEN-13).
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
