import { courtName } from '../gameSettings';
import type { PlayState } from '../playState';
import { begunRounds, type Match, type Result, type RoundTerms } from '../round';
import type { Side } from '../score/completed';
import { accessTo, linkRound, type BegunRound, type LinkAccess } from './linkAccess';
import type { LinkResults } from './linkResults';

/** A match as whoever has the score link sees it: by names alone, and without an entry's id. */
export type LinkMatch = {
  court: number;
  /** What the court is called. */
  name: string;
  pairs: Readonly<Record<Side, readonly [string, string]>>;
  result: Result | null;
  access: LinkAccess;
};

/** The round whose results are entered. */
export type LinkRound = {
  id: string;
  number: number;
  terms: RoundTerms;
  matches: readonly LinkMatch[];
};

/** SEEN-14: what a score link's page shows; without a round the play has not begun, or is over. */
export type LinkBoard = { isOver: boolean; round: LinkRound | null };

type Seen = {
  state: PlayState;
  entered: LinkResults;
  /** An entry's public name (ROSTER-21). */
  nameOf: (entryId: string) => string;
};

function matchOf(round: BegunRound, match: Match, { state, entered, nameOf }: Seen): LinkMatch {
  const namesOf = ([one, other]: Match['a']): [string, string] => [nameOf(one), nameOf(other)];
  return {
    court: match.court,
    name: courtName(state.settings, match.court),
    pairs: { a: namesOf(match.a), b: namesOf(match.b) },
    result: match.result,
    access: accessTo(round, match, entered),
  };
}

/** SEEN-14: what there is to be seen of a play by its score link. */
export function linkBoardOf(seen: Seen): LinkBoard {
  const { state } = seen;
  const round = linkRound(state);
  const isOver = state.outcome.finishedAt !== null;
  if (!round) return { isOver, round: null };
  return {
    isOver,
    round: {
      id: round.id,
      number: begunRounds(state.rounds).length,
      terms: round.start.terms,
      matches: round.matches.map((match) => matchOf(round, match, seen)),
    },
  };
}

/** A match of the round, by its court; null where there is none. */
export const matchOn = ({ round }: LinkBoard, court: number | null): LinkMatch | null =>
  round?.matches.find((match) => match.court === court) ?? null;
