import type { FinalPairing } from '../../draw/base/pairings';
import type { PlayStage, RestCredit, Scoring } from './gameSettings';
import { getScoreUnit, UNIT_WORDS, type ScoreUnit, type UnitWords } from './scoreUnit';

/** Entry ids of two partners. */
export type Pair = readonly [string, string];

/** Special ends of a match: stopped early, or not played. */
export const RESULT_MARKS = ['stopped', 'notPlayed'] as const;
export type ResultMark = (typeof RESULT_MARKS)[number];

/** The points of both pairs; 0 : 0 for a match that was not played. */
export type MatchResult = { a: number; b: number; mark: ResultMark | null };

export const isSameResult = (one: MatchResult | null, other: MatchResult | null): boolean =>
  one?.a === other?.a && one?.b === other?.b && one?.mark === other?.mark;

/** Two pairs on a court; courts count from 1. */
export type Match = { court: number; a: Pair; b: Pair; result: MatchResult | null };

/** Scoring, target and length of a round, fixed when it starts (PLAY-9). */
export type RoundTerms = {
  scoring: Scoring;
  /** Missing when no unit was chosen, and in older rounds (PLAY-83). */
  unit?: ScoreUnit;
  /** The total, or the winner's target; null for a timed round. */
  target: number | null;
  /** Length of a match in minutes. */
  minutes: number;
  restCredit: RestCredit;
};

export const getTermsUnit = ({
  unit,
  scoring,
  target,
}: Pick<RoundTerms, 'unit' | 'scoring' | 'target'>): ScoreUnit =>
  getScoreUnit(unit, scoring, target);

/** Words for the unit of a round's scores. */
export const getTermsWords = (terms: Parameters<typeof getTermsUnit>[0]): UnitWords =>
  UNIT_WORDS[getTermsUnit(terms)];

/** Fours that play a final: one for each court, or only the first (PLAY-85). */
export const FINAL_FOURS = ['all', 'first'] as const;
export type FinalFours = (typeof FINAL_FOURS)[number];

/** Terms of a final, chosen before its draw. A rest in a final earns nothing. */
export type FinalTerms = Omit<RoundTerms, 'restCredit'>;

/** The choices for a final; the standings complete its draw (PLAY-85). */
export type Final = { fours: FinalFours; pairing: FinalPairing; terms: FinalTerms };

export type RoundStart = { /** ISO instant of the start, UTC. */ at: string; terms: RoundTerms };

/** An entry's place in the standings from which the round was drawn; tied entries share a place. */
export type SeedingPlace = { entryId: string; place: number };

/** Matches played at the same time, and the entries that rest. */
export type Round = {
  /** Id computed from the draw (`computeRoundId`), so that equal draws of two devices make one round. */
  id: string;
  /**
   * Fingerprint of everything that the draw depends on. A different fingerprint now means that the draw is stale
   * (PLAY-12).
   */
  basis: string;
  seed: number;
  /** Entries in the order of the standings; empty for a draw by lot. */
  seeding: readonly SeedingPlace[];
  matches: readonly Match[];
  rests: readonly string[];
  /** True when two players were exchanged by hand; missing otherwise (PLAY-84). */
  isManual?: true;
  /** Present only in the final: the last round, which decides places and nothing else (PLAY-85). */
  final?: Final;
  /** Start of the round; null before it. */
  start: RoundStart | null;
};

export const listMatchPlayers = ({ a, b }: Pick<Match, 'a' | 'b'>): readonly string[] => [
  ...a,
  ...b,
];

export const listPairs = ({ matches }: Pick<Round, 'matches'>): Pair[] =>
  matches.flatMap(({ a, b }) => [a, b]);

/** Ids of all entries that play or rest in a round. */
export const listParticipants = ({ matches, rests }: Round): string[] => [
  ...matches.flatMap(listMatchPlayers),
  ...rests,
];

/** The round with other entries in the places of its own. */
export function replacePlayers(round: Round, getNewId: (entryId: string) => string): Round {
  const replaceInPair = ([one, other]: Pair): Pair => [getNewId(one), getNewId(other)];
  return {
    ...round,
    matches: round.matches.map((match) => ({
      ...match,
      a: replaceInPair(match.a),
      b: replaceInPair(match.b),
    })),
    rests: round.rests.map(getNewId),
  };
}

/** True when each match has a result or a mark. */
export const isRoundComplete = ({ matches }: Round): boolean =>
  matches.every(({ result }) => result !== null);

/** True when the entry played or rested in a started round. */
export const hasTakenPart = (rounds: readonly Round[], entryId: string): boolean =>
  listStartedRounds(rounds).some((round) => listParticipants(round).includes(entryId));

export const isFinal = ({ final }: Pick<Round, 'final'>): boolean => final !== undefined;

/** The final, drawn or started; it is the last round (PLAY-85). */
export const findFinal = (rounds: readonly Round[]): Round | undefined => rounds.find(isFinal);

/** The rounds without the final: those whose scores add up in the standings. */
export const listOrdinaryRounds = (rounds: readonly Round[]): Round[] =>
  rounds.filter((round) => !isFinal(round));

/** The started rounds, oldest first, without rounds that are only drawn. */
export const listStartedRounds = (rounds: readonly Round[]): Round[] =>
  rounds.filter(({ start }) => start !== null);

/** The stage that the rounds have reached, which fixes some settings (PLAY-74). */
export function getPlayStage(rounds: readonly Round[]): PlayStage {
  if (findFinal(rounds)) return 'final';
  return listStartedRounds(rounds).length > 0 ? 'begun' : 'open';
}
