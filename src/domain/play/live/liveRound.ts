import { courtName, type GameSettings } from '../gameSettings';
import { isComplete, type Match, type Pair, type ResultMark, type Round } from '../round';
import { isPlayed, winnerOf } from '../score/winnerOf';
import type { Side } from '../score/completed';
import type { LivePlayer } from './livePeople';

export type LiveMatch = {
  court: number;
  /** «Корт 2», or as the club calls it. */
  courtName: string;
  a: readonly LivePlayer[];
  b: readonly LivePlayer[];
  /** Null while it is played, and where it was not. */
  score: Readonly<Record<Side, number>> | null;
  mark: ResultMark | null;
  winner: Side | null;
};

export type LiveRound = {
  number: number;
  isBegun: boolean;
  isComplete: boolean;
  /** By court. */
  matches: readonly LiveMatch[];
  rests: readonly LivePlayer[];
};

type People = ReadonlyMap<string, LivePlayer>;

const sideOf = (pair: Pair, people: People): LivePlayer[] => pair.map((id) => people.get(id)!);

function liveMatch(match: Match, settings: GameSettings, people: People): LiveMatch {
  const { court, a, b, result } = match;
  const played = isPlayed(result) ? result : null;
  return {
    court,
    courtName: courtName(settings, court),
    a: sideOf(a, people),
    b: sideOf(b, people),
    score: played && { a: played.a, b: played.b },
    mark: result?.mark ?? null,
    winner: played && winnerOf(played),
  };
}

/** SEEN-2: a round as everybody may see it. */
export const liveRound = (
  round: Round,
  number: number,
  settings: GameSettings,
  people: People,
): LiveRound => ({
  number,
  isBegun: round.start !== null,
  isComplete: isComplete(round),
  matches: round.matches
    .toSorted((one, other) => one.court - other.court)
    .map((match) => liveMatch(match, settings, people)),
  rests: round.rests.map((id) => people.get(id)!),
});
