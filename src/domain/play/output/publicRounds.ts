import { getCourtName } from '../model/gameSettings';
import type { Match, MatchResult, Round } from '../model/round';
import { createPublicNameLookup } from '../people/playNames';
import { SIDES, type Side } from '../score/completeResult';
import { isMatchPlayed, findWinningSide } from '../score/winningSide';
import type { Play } from '../wire/playWire';

/** A pair as others are shown it. */
export type PublicPair = {
  names: readonly [string, string];
  /** Null without a score. */
  points: number | null;
  outcome: 'won' | 'lost' | 'open';
};

/** A match as others are shown it. */
export type PublicMatch = {
  court: number;
  courtName: string;
  a: PublicPair;
  b: PublicPair;
  result: MatchResult | null;
};

/** A round as others are shown it, by public names. */
export type PublicRoundView = {
  /** From 1. */
  number: number;
  round: Round;
  /** By court. */
  matches: readonly PublicMatch[];
  rests: readonly string[];
};

type NameOf = (entryId: string) => string;

function toPublicPair({ result, ...match }: Match, side: Side, nameOf: NameOf): PublicPair {
  const [one, other] = match[side];
  const winner = isMatchPlayed(result) ? findWinningSide(result) : null;
  return {
    names: [nameOf(one), nameOf(other)],
    points: isMatchPlayed(result) ? result[side] : null,
    outcome: winner === null ? 'open' : winner === side ? 'won' : 'lost',
  };
}

/** SEEN-30: all rounds of a play as others are shown them, those only drawn too. */
export function buildPublicRounds({
  entries,
  rounds,
  settings,
}: Pick<Play, 'entries' | 'rounds' | 'settings'>): PublicRoundView[] {
  const nameOf = createPublicNameLookup(entries, settings);
  const toPublicMatch = (match: Match): PublicMatch => {
    const [a, b] = SIDES.map((side) => toPublicPair(match, side, nameOf)) as [
      PublicPair,
      PublicPair,
    ];
    const { court, result } = match;
    return { court, courtName: getCourtName(settings, court), a, b, result };
  };
  return rounds.map((round, index) => ({
    number: index + 1,
    round,
    matches: round.matches.map(toPublicMatch).sort((one, other) => one.court - other.court),
    rests: round.rests.map(nameOf),
  }));
}
