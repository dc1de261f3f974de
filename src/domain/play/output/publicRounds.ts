import { getCourtName } from '../model/gameSettings';
import type { Match, MatchResult, Round } from '../model/round';
import { formatRoundName } from '../model/roundName';
import { createPublicNameLookup } from '../people/playNames';
import { SIDES, type Side } from '../score/completeResult';
import { isMatchPlayed, findWinningSide } from '../score/winningSide';
import type { Play } from '../wire/playWire';

/** A pair as the live page shows it. */
export type PublicPair = {
  names: readonly [string, string];
  /** The pair's points; null without a score. */
  points: number | null;
  outcome: 'won' | 'lost' | 'open';
};

/** A match as the live page shows it. */
export type PublicMatch = {
  court: number;
  courtName: string;
  a: PublicPair;
  b: PublicPair;
  result: MatchResult | null;
};

/** A round with public names. */
export type PublicRoundView = {
  /** Number of the round, from 1. */
  number: number;
  /** Name of the round: «Раунд 3», «Финал». */
  name: string;
  round: Round;
  /** Matches in the order of courts. */
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

/** All rounds of a play with public names, including rounds that are only drawn (SEEN-30). */
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
    name: formatRoundName(round, index + 1),
    round,
    matches: round.matches.map(toPublicMatch).sort((one, other) => one.court - other.court),
    rests: round.rests.map(nameOf),
  }));
}
