import type { PlayState } from '../log/playState';
import type { Round, SeedingPlace } from '../model/round';
import type { PlaySettings } from '../model/settings';

/** Rules that seed a round from results: players near each other in the order share a court (DRAW-8). */
type SeedingRules = {
  /** True for a round that is drawn by lot despite these rules. */
  isByLot: (settings: PlaySettings, round: number) => boolean;
  /** The order of all players after the given rounds; `seed` orders players who share a place. */
  rank: (state: PlayState, rounds: readonly Round[], seed: number) => SeedingPlace[];
};

/** All differences between tournament types. The code that draws is loaded separately. */
export type Format = {
  /** Null when every round is drawn by lot. */
  seedingRules: SeedingRules | null;
  /**
   * Number of rounds in one draw.
   * @param planned the total number of planned rounds
   */
  countRoundsToDraw: (state: PlayState, planned: number) => number;
  /** Number of rounds in which every two players meet; null when the format does not plan by this (PLAY-48). */
  countNeededRounds: (state: PlayState) => number | null;
  /**
   * The rounds that stay drawn when the last started round is cancelled (PLAY-15).
   * @param drawn the cancelled round, no longer started, and all later ones
   */
  listRoundsAfterCancel: (drawn: readonly Round[]) => readonly Round[];
  /** True when a round may start while scores of the previous one are missing (PLAY-9). */
  canStartEarly: boolean;
  /** True when the desk can prefer wishes to a more even draw (DRAW-22). */
  canPreferWishes: boolean;
};
