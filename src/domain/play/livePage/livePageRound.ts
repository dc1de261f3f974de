import { getCourtName, type GameSettings } from '../model/gameSettings';
import {
  isFinal,
  isRoundComplete,
  listMatchPlayers,
  type Match,
  type Pair,
  type ResultMark,
  type Round,
} from '../model/round';
import { formatRoundName } from '../model/roundName';
import type { CourtMove } from '../rounds/courtMoves';
import { isMatchPlayed, findWinningSide } from '../score/winningSide';
import type { Side } from '../score/completeResult';
import type { LivePagePlayer } from './livePagePlayers';

export type LivePageMatch = {
  court: number;
  /** The text «Корт 2», or the club's name for the court. */
  courtName: string;
  a: readonly LivePagePlayer[];
  b: readonly LivePagePlayer[];
  /** Null during a match, and for a match that was not played. */
  score: Readonly<Record<Side, number>> | null;
  mark: ResultMark | null;
  winner: Side | null;
  /** The players who change courts in a ladder, by their keys (DRAW-32). */
  moves: Readonly<Record<string, CourtMove>>;
};

export type LivePageRound = {
  number: number;
  /** Name of the round: «Раунд 3», «Финал». */
  name: string;
  isFinal: boolean;
  isBegun: boolean;
  isComplete: boolean;
  /** Matches in the order of courts. */
  matches: readonly LivePageMatch[];
  rests: readonly LivePagePlayer[];
};

type People = ReadonlyMap<string, LivePagePlayer>;
type Moves = ReadonlyMap<string, CourtMove>;

const listPairPlayers = (pair: Pair, people: People): LivePagePlayer[] =>
  pair.map((id) => people.get(id)!);

function toLivePageMatch(
  match: Match,
  settings: GameSettings,
  people: People,
  moves: Moves,
): LivePageMatch {
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
    moves: Object.fromEntries(
      listMatchPlayers(match).flatMap((id): [string, CourtMove][] => {
        const move = moves.get(id);
        return move ? [[people.get(id)!.key, move]] : [];
      }),
    ),
  };
}

/** Builds a round as the live page shows it (SEEN-2). */
export function buildLivePageRound(
  round: Round,
  number: number,
  settings: GameSettings,
  people: People,
  moves: Moves,
): LivePageRound {
  return {
    number,
    name: formatRoundName(round, number),
    isFinal: isFinal(round),
    isBegun: round.start !== null,
    isComplete: isRoundComplete(round),
    matches: round.matches
      .toSorted((one, other) => one.court - other.court)
      .map((match) => toLivePageMatch(match, settings, people, moves)),
    rests: round.rests.map((id) => people.get(id)!),
  };
}
