import type { RestCredit, Scoring } from './gameSettings';

/** Two entries who play together. */
export type Pair = readonly [string, string];

/** How a match ended otherwise than by its score: stopped on the way, or not played at all. */
export const RESULT_MARKS = ['stopped', 'notPlayed'] as const;
export type ResultMark = (typeof RESULT_MARKS)[number];

/** What a match came to: points of both pairs; 0 : 0 where it was not played. */
export type MatchResult = { a: number; b: number; mark: ResultMark | null };

export const isSameResult = (one: MatchResult | null, other: MatchResult | null): boolean =>
  one?.a === other?.a && one?.b === other?.b && one?.mark === other?.mark;

/** Two pairs on a court, which is counted from 1. */
export type Match = { court: number; a: Pair; b: Pair; result: MatchResult | null };

/** Scoring, target and length of a round, fixed when it starts (PLAY-9). */
export type RoundTerms = {
  scoring: Scoring;
  /** The sum, or what the winner reaches; null where the time decides. */
  target: number | null;
  /** Of a match. */
  minutes: number;
  restCredit: RestCredit;
};

export type RoundStart = { /** ISO instant, UTC. */ at: string; terms: RoundTerms };

/** A place of the standings that a round was drawn from; places are shared. */
export type SeedingPlace = { entryId: string; place: number };

/** Matches that are played at the same time, and who rests meanwhile. */
export type Round = {
  /** Computed from what was drawn (`computeRoundId`): two devices that draw the same draw one round. */
  id: string;
  /** Fingerprint of everything the draw depends on: with another one now the draw is stale (PLAY-12). */
  basis: string;
  seed: number;
  /** In order of the standings; empty where the draw was not made from them. */
  seeding: readonly SeedingPlace[];
  matches: readonly Match[];
  rests: readonly string[];
  /** Null while it is only drawn. */
  start: RoundStart | null;
};

export const listMatchPlayers = ({ a, b }: Pick<Match, 'a' | 'b'>): readonly string[] => [
  ...a,
  ...b,
];

/** Everybody who plays or rests in a round. */
export const listParticipants = ({ matches, rests }: Round): string[] => [
  ...matches.flatMap(listMatchPlayers),
  ...rests,
];

/** Whether each match has a result or a mark. */
export const isRoundComplete = ({ matches }: Round): boolean =>
  matches.every(({ result }) => result !== null);

/** A round's number, from 1, by its id; null where it is not among these. */
export const createRoundNumberLookup =
  (rounds: readonly Round[]) =>
  (roundId: string): number | null =>
    rounds.findIndex(({ id }) => id === roundId) + 1 || null;

/** Whether an entry plays or rests in a round that has started. */
export const hasTakenPart = (rounds: readonly Round[], entryId: string): boolean =>
  listStartedRounds(rounds).some((round) => listParticipants(round).includes(entryId));

/** Started rounds, oldest first; drawn ones follow them. */
export const listStartedRounds = (rounds: readonly Round[]): Round[] =>
  rounds.filter(({ start }) => start !== null);
