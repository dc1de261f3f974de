import { courtName } from '../gameSettings';
import type { Play } from '../playWire';
import { publicNameOf } from '../publicNameOf';
import type { Match, Result, Round } from '../round';
import { SIDES, type Side } from '../score/completed';
import { isPlayed, winnerOf } from '../score/winnerOf';

/** A pair as others are shown it. */
export type ShownPair = {
  names: readonly [string, string];
  /** Null without a score. */
  points: number | null;
  outcome: 'won' | 'lost' | 'open';
};

/** A match as others are shown it. */
export type ShownMatch = {
  court: number;
  courtName: string;
  a: ShownPair;
  b: ShownPair;
  result: Result | null;
};

/** A round as others are shown it, by public names. */
export type ShownRound = {
  /** From 1. */
  number: number;
  round: Round;
  /** By court. */
  matches: readonly ShownMatch[];
  rests: readonly string[];
};

type NameOf = (entryId: string) => string;

function shownPair({ result, ...match }: Match, side: Side, nameOf: NameOf): ShownPair {
  const [one, other] = match[side];
  const winner = isPlayed(result) ? winnerOf(result) : null;
  return {
    names: [nameOf(one), nameOf(other)],
    points: isPlayed(result) ? result[side] : null,
    outcome: winner === null ? 'open' : winner === side ? 'won' : 'lost',
  };
}

/** SEEN-30: all rounds of a play as others are shown them, those only drawn too. */
export function shownRounds({
  entries,
  rounds,
  settings,
}: Pick<Play, 'entries' | 'rounds' | 'settings'>): ShownRound[] {
  const nameOf = publicNameOf(entries, settings);
  const shownMatch = (match: Match): ShownMatch => {
    const [a, b] = SIDES.map((side) => shownPair(match, side, nameOf)) as [ShownPair, ShownPair];
    const { court, result } = match;
    return { court, courtName: courtName(settings, court), a, b, result };
  };
  return rounds.map((round, index) => ({
    number: index + 1,
    round,
    matches: round.matches.map(shownMatch).sort((one, other) => one.court - other.court),
    rests: round.rests.map(nameOf),
  }));
}
