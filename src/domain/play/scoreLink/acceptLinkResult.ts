import { toMatchKey } from '../changes/pendingPlay';
import type { ResultChangedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import { type MatchResult, isSameResult } from '../model/round';
import { validateResult } from '../score/validateResult';
import { getMatchLinkAccess, findScoreLinkRound } from './linkAccess';
import type { ScoreRecordsByMatch } from './linkRecords';

/** A result that is entered by a score link. */
export type ScoreLinkResult = {
  /** A UUID made by the sender: a repeat is the same change. */
  id: string;
  roundId: string;
  court: number;
  /** What was seen, and what it becomes. */
  from: MatchResult | null;
  to: MatchResult | null;
};

/** Why a link's result is not taken. */
export type ScoreLinkRefusal =
  | { refused: 'over' | 'round' | 'tooOften' }
  /** The match has another result than was seen, or one that is the desk's. */
  | { refused: 'taken'; now: MatchResult | null }
  | { refused: 'invalid'; problem: string };

/** SEEN-13: so often a match's result is entered by links: a log is never shortened. */
const SCORE_LINK_RESULTS_PER_MATCH_MAX = 20;

/** SEEN-13: the event that enters a link's result, or why it may not; null where the match has that result already. */
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
