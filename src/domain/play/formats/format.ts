import type { PlayState } from '../log/playState';
import type { Round, SeedingPlace } from '../model/round';
import type { PlaySettings } from '../model/settings';

/** The way from results to the next pairs: those who are near in the order share a court (DRAW-8). */
type SeedingRules = {
  /** True for a round that is drawn by lot anyway. */
  isByLot: (settings: PlaySettings, round: number) => boolean;
  /** Everybody in the order after some started rounds; `seed` orders those who share a place. */
  rank: (state: PlayState, rounds: readonly Round[], seed: number) => SeedingPlace[];
};

/** All that differs between tournament types. The engines of a draw are loaded apart from it. */
export type Format = {
  /** Null when every round is drawn by lot. */
  seedingRules: SeedingRules | null;
  /**
   * The number of rounds that one draw makes.
   * @param planned how many rounds are wanted in all
   */
  countRoundsToDraw: (state: PlayState, planned: number) => number;
  /** The rounds after which everybody has met everybody; null when that plans nothing (PLAY-48). */
  countNeededRounds: (state: PlayState) => number | null;
  /**
   * The rounds that stay drawn after the last started one is cancelled (PLAY-15).
   * @param drawn the cancelled one, no longer started, and all behind it
   */
  listRoundsAfterCancel: (drawn: readonly Round[]) => readonly Round[];
  /** True when a round may start while scores of the one before are missing (PLAY-9). */
  canStartEarly: boolean;
  /** True when a less even draw can be preferred for the sake of wishes (DRAW-22). */
  canPreferWishes: boolean;
};
