import { createInitialValues, type FieldTable, type ValuesOf } from './fieldTable';
import { GAME_SETTINGS } from './gameSettings';

const CAPACITY_MIN = 4;
export const CAPACITY_MAX = 40;
/** ROSTER-3: fours are offered. */
export const CAPACITIES_OFFERED: readonly number[] = Array.from(
  { length: CAPACITY_MAX / CAPACITY_MIN },
  (_, index) => CAPACITY_MIN * (index + 1),
);
/** A week. */
export const HOURS_BEFORE_START_MAX = 168;

/** ROSTER-3: the settings of a tournament's roster, apart from the tournament's own fields. */
const ROSTER_SETTINGS = {
  /** The number that can play; null: as many as come. */
  capacity: { kind: 'optionalCount', initial: null, min: CAPACITY_MIN, max: CAPACITY_MAX },
  /** ROSTER-7: until so many hours before the start a free spot goes to the first who waits. */
  handOverHours: { kind: 'count', initial: 3, min: 0, max: HOURS_BEFORE_START_MAX },
  /** APPLY-13: whoever signs up waits until the desk has confirmed. */
  isApprovedByHand: { kind: 'flag', initial: false },
  /** APPLY-3: nobody can sign up any more. */
  isSignUpClosed: { kind: 'flag', initial: false },
  /** APPLY-3: signing up ends so many hours before the start. */
  signUpEndsHours: { kind: 'count', initial: 0, min: 0, max: HOURS_BEFORE_START_MAX },
  /** SEEN-70: others see the whole names of those who have agreed to that. */
  showsFullNames: { kind: 'flag', initial: false },
} as const satisfies FieldTable;

export type RosterSettings = ValuesOf<typeof ROSTER_SETTINGS>;

/** ROSTER-3, PLAY-1: every setting of a play. Types, defaults, parsers and JSON schemas follow. */
export const PLAY_SETTINGS = { ...ROSTER_SETTINGS, ...GAME_SETTINGS };

export type PlaySettings = ValuesOf<typeof PLAY_SETTINGS>;

export const DEFAULT_PLAY_SETTINGS: PlaySettings = createInitialValues(PLAY_SETTINGS);
