import { DEFAULT_GAME_SETTINGS, type GameSettings } from './gameSettings';

/** ROSTER-3: what is settled of a tournament's roster, apart from the tournament's own fields. */
export type RosterSettings = {
  /** How many can play; null: as many as come. */
  capacity: number | null;
  /** ROSTER-7: until so many hours before the start a free spot goes to the first who waits. */
  handOverHours: number;
  /** APPLY-13: whoever signs up waits until the desk has confirmed. */
  isApprovedByHand: boolean;
  /** APPLY-3: nobody can sign up any more. */
  isSignUpClosed: boolean;
  /** APPLY-3: signing up ends so many hours before the start. */
  signUpEndsHours: number;
  /** SEEN-70: others see the whole names of those who have agreed to that. */
  showsFullNames: boolean;
};

/** All that is settled of a play. */
export type PlaySettings = RosterSettings & GameSettings;

export const CAPACITY_MIN = 4;
export const CAPACITY_MAX = 40;
/** ROSTER-3: fours are offered. */
export const CAPACITIES_OFFERED: readonly number[] = Array.from(
  { length: CAPACITY_MAX / CAPACITY_MIN },
  (_, index) => CAPACITY_MIN * (index + 1),
);
/** A week. */
export const HOURS_BEFORE_START_MAX = 168;

export const DEFAULT_PLAY_SETTINGS: PlaySettings = {
  ...DEFAULT_GAME_SETTINGS,
  capacity: null,
  handOverHours: 3,
  isApprovedByHand: false,
  isSignUpClosed: false,
  signUpEndsHours: 0,
  showsFullNames: false,
};
