import { getCourtName, type GameSettings } from '../model/gameSettings';
import {
  isRoundComplete,
  type Match,
  type Pair,
  type ResultMark,
  type Round,
} from '../model/round';
import { isMatchPlayed, findWinningSide } from '../score/winningSide';
import type { Side } from '../score/completeResult';
import type { LivePagePlayer } from './livePagePlayers';

export type LivePageMatch = {
  court: number;
  /** «Корт 2», or the club's name for it. */
  courtName: string;
  a: readonly LivePagePlayer[];
  b: readonly LivePagePlayer[];
  /** Null during the match, and for a match that was not played. */
  score: Readonly<Record<Side, number>> | null;
  mark: ResultMark | null;
  winner: Side | null;
};

export type LivePageRound = {
  number: number;
  isBegun: boolean;
  isComplete: boolean;
  /** In the order of courts. */
  matches: readonly LivePageMatch[];
  rests: readonly LivePagePlayer[];
};

type People = ReadonlyMap<string, LivePagePlayer>;

const listPairPlayers = (pair: Pair, people: People): LivePagePlayer[] =>
  pair.map((id) => people.get(id)!);

function toLivePageMatch(match: Match, settings: GameSettings, people: People): LivePageMatch {
  const { court, a, b, result } = match;
  const played = isMatchPlayed(result) ? result : null;
  return {
    court,
    courtName: getCourtName(settings, court),
    a: listPairPlayers(a, people),
    b: listPairPlayers(b, people),
    score: played && { a: played.a, b: played.b },
    mark: result?.mark ?? null,
    winner: played && findWinningSide(played),
  };
}

/** A round as shown to the public (SEEN-2). */
export const buildLivePageRound = (
  round: Round,
  number: number,
  settings: GameSettings,
  people: People,
): LivePageRound => ({
  number,
  isBegun: round.start !== null,
  isComplete: isRoundComplete(round),
  matches: round.matches
    .toSorted((one, other) => one.court - other.court)
    .map((match) => toLivePageMatch(match, settings, people)),
  rests: round.rests.map((id) => people.get(id)!),
});
