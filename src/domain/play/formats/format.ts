import type { PlayState } from '../log/playState';
import type { Round, SeedingPlace } from '../model/round';
import type { PlaySettings } from '../model/settings';

/** The way from results to the next pairs: players near each other in the order share a court (DRAW-8). */
type SeedingRules = {
  /** True for a round that is drawn by lot anyway. */
  isByLot: (settings: PlaySettings, round: number) => boolean;
  /** The order of all players after some started rounds; `seed` orders players who share a place. */
  rank: (state: PlayState, rounds: readonly Round[], seed: number) => SeedingPlace[];
};

/** All differences between tournament types. The draw engines are loaded separately. */
export type Format = {
  /** Null when every round is drawn by lot. */
  seedingRules: SeedingRules | null;
  /**
   * The number of rounds that one draw makes.
   * @param planned the total number of wanted rounds
   */
  countRoundsToDraw: (state: PlayState, planned: number) => number;
  /** The rounds in which all players meet each other; null when the format does not plan by that (PLAY-48). */
  countNeededRounds: (state: PlayState) => number | null;
  /**
   * The rounds that stay drawn after the last started one is cancelled (PLAY-15).
   * @param drawn the cancelled round, no longer started, and all later ones
   */
  listRoundsAfterCancel: (drawn: readonly Round[]) => readonly Round[];
  /** True when a round may start while scores of the one before are missing (PLAY-9). */
  canStartEarly: boolean;
  /** True when wishes can be preferred to a more even draw (DRAW-22). */
  canPreferWishes: boolean;
};
