import type { PlayState } from '../log/playState';
import { getCourtName } from '../model/gameSettings';
import { listStartedRounds, type Match, type MatchResult, type RoundTerms } from '../model/round';
import type { Side } from '../score/completeResult';
import {
  getMatchLinkAccess,
  findScoreLinkRound,
  type StartedRound,
  type ScoreLinkAccess,
} from './linkAccess';
import type { ScoreRecordsByMatch } from './linkRecords';

/** A match as whoever has the score link sees it: by names alone, and without an entry's id. */
export type ScoreLinkMatch = {
  court: number;
  /** What the court is called. */
  name: string;
  pairs: Readonly<Record<Side, readonly [string, string]>>;
  result: MatchResult | null;
  access: ScoreLinkAccess;
};

/** The round whose results are entered. */
export type ScoreLinkRound = {
  id: string;
  number: number;
  terms: RoundTerms;
  matches: readonly ScoreLinkMatch[];
};

/** SEEN-14: what a score link's page shows; without a round the play has not started, or is over. */
export type ScoreLinkView = { isOver: boolean; round: ScoreLinkRound | null };

type ScoreLinkSource = {
  state: PlayState;
  entered: ScoreRecordsByMatch;
  /** An entry's public name (ROSTER-21). */
  nameOf: (entryId: string) => string;
};

function toScoreLinkMatch(
  round: StartedRound,
  match: Match,
  { state, entered, nameOf }: ScoreLinkSource,
): ScoreLinkMatch {
  const listNames = ([one, other]: Match['a']): [string, string] => [nameOf(one), nameOf(other)];
  return {
    court: match.court,
    name: getCourtName(state.settings, match.court),
    pairs: { a: listNames(match.a), b: listNames(match.b) },
    result: match.result,
    access: getMatchLinkAccess(round, match, entered),
  };
}

/** SEEN-14: what there is to be seen of a play by its score link. */
export function buildScoreLinkView(source: ScoreLinkSource): ScoreLinkView {
  const { state } = source;
  const round = findScoreLinkRound(state);
  const isOver = state.outcome.finishedAt !== null;
  if (!round) return { isOver, round: null };
  return {
    isOver,
    round: {
      id: round.id,
      number: listStartedRounds(state.rounds).length,
      terms: round.start.terms,
      matches: round.matches.map((match) => toScoreLinkMatch(round, match, source)),
    },
  };
}

/** A match of the round, by its court; null where there is none. */
export const findScoreLinkMatch = (
  { round }: ScoreLinkView,
  court: number | null,
): ScoreLinkMatch | null => round?.matches.find((match) => match.court === court) ?? null;
