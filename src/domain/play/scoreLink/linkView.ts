import type { PlayState } from '../log/playState';
import { getCourtName } from '../model/gameSettings';
import { listStartedRounds, type Match, type MatchResult, type RoundTerms } from '../model/round';
import { formatRoundName } from '../model/roundName';
import type { Side } from '../score/completeResult';
import {
  getMatchLinkAccess,
  findScoreLinkRound,
  type StartedRound,
  type ScoreLinkAccess,
} from './linkAccess';
import type { ScoreRecordsByMatch } from './linkRecords';

/** A match as the score link's page shows it: with public names and without entry ids. */
export type ScoreLinkMatch = {
  court: number;
  /** The name of the court. */
  name: string;
  pairs: Readonly<Record<Side, readonly [string, string]>>;
  result: MatchResult | null;
  access: ScoreLinkAccess;
};

/** The round that accepts results from score links. */
export type ScoreLinkRound = {
  id: string;
  /** Pages that were opened before a release still show the number. */
  number: number;
  /** Name of the round: «Раунд 3», «Финал». */
  name: string;
  terms: RoundTerms;
  matches: readonly ScoreLinkMatch[];
};

/** The content of a score link's page (SEEN-14). Without a round, the play has not started or is over. */
export type ScoreLinkView = { isOver: boolean; round: ScoreLinkRound | null };

type ScoreLinkSource = {
  state: PlayState;
  entered: ScoreRecordsByMatch;
  /** Returns an entry's public name (ROSTER-21). */
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

/** Builds the content of a score link's page (SEEN-14). */
export function buildScoreLinkView(source: ScoreLinkSource): ScoreLinkView {
  const { state } = source;
  const round = findScoreLinkRound(state);
  const isOver = state.outcome.finishedAt !== null;
  if (!round) return { isOver, round: null };
  const { length: number } = listStartedRounds(state.rounds);
  return {
    isOver,
    round: {
      id: round.id,
      number,
      name: formatRoundName(round, number),
      terms: round.start.terms,
      matches: round.matches.map((match) => toScoreLinkMatch(round, match, source)),
    },
  };
}

export const findScoreLinkMatch = (
  { round }: ScoreLinkView,
  court: number | null,
): ScoreLinkMatch | null => round?.matches.find((match) => match.court === court) ?? null;
