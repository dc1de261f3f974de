import { createInitialValues, type FieldTable, type ValuesOf } from './fieldTable';
import { GAME_SETTINGS, getSettingsUnit } from './gameSettings';

const CAPACITY_MIN = 4;
export const CAPACITY_MAX = 40;
export const CAPACITIES_OFFERED: readonly number[] = Array.from(
  { length: CAPACITY_MAX + 1 - CAPACITY_MIN },
  (_, index) => CAPACITY_MIN + index,
);
/** Hours in a week. */
export const HOURS_BEFORE_START_MAX = 168;

const CARRIED = { isCarried: true } as const;

/**
 * Settings of the roster; the tournament's own fields are separate (ROSTER-3). Carried ones also apply to the next
 * similar tournament, as all game settings do (PLAY-71).
 */
export const ROSTER_SETTINGS = {
  /** Number of spots; null means unlimited. */
  capacity: {
    kind: 'optionalCount',
    initial: null,
    min: CAPACITY_MIN,
    max: CAPACITY_MAX,
    ...CARRIED,
  },
  /** Until this many hours before the start, a free spot goes to the first waiting entry (ROSTER-7). */
  handOverHours: { kind: 'count', initial: 3, min: 0, max: HOURS_BEFORE_START_MAX, ...CARRIED },
  /** True when sign-ups wait until the desk confirms them (APPLY-13). */
  isApprovedByHand: { kind: 'flag', initial: false, ...CARRIED },
  /** True when the sign-up is closed (APPLY-3). This setting belongs to one tournament only. */
  isSignUpClosed: { kind: 'flag', initial: false, isCarried: false },
  /** Number of hours before the start at which the sign-up ends (APPLY-3). */
  signUpEndsHours: { kind: 'count', initial: 0, min: 0, max: HOURS_BEFORE_START_MAX, ...CARRIED },
  /** True when the live page shows the full names of players who consented (SEEN-70). */
  showsFullNames: { kind: 'flag', initial: false, ...CARRIED },
} as const satisfies FieldTable & Readonly<Record<string, { isCarried: boolean }>>;

export type RosterSettings = ValuesOf<typeof ROSTER_SETTINGS>;

/**
 * All settings of a play (ROSTER-3, PLAY-1). Types, defaults, parsers and JSON schemas are derived from this object.
 */
export const PLAY_SETTINGS = { ...ROSTER_SETTINGS, ...GAME_SETTINGS };

export type PlaySettings = ValuesOf<typeof PLAY_SETTINGS>;

export const DEFAULT_PLAY_SETTINGS: PlaySettings = createInitialValues(PLAY_SETTINGS);

const isPlayedInGames = (settings: PlaySettings): boolean =>
  settings.scoring !== 'timed' && getSettingsUnit(settings) === 'games';

const SETTING_CONDITIONS: {
  readonly [Name in keyof PlaySettings]?: (settings: PlaySettings) => boolean;
} = {
  handOverHours: ({ isApprovedByHand }) => !isApprovedByHand,
  hasClock: ({ scoring }) => scoring !== 'timed',
  pointSeconds: (settings) => settings.scoring !== 'timed' && !isPlayedInGames(settings),
  gameMinutes: isPlayedInGames,
  lotRounds: ({ firstRound }) => firstRound === 'lot',
  pairing: ({ variant, seating }) => variant === 'changing' && seating === 'standings',
  mixedPairing: ({ variant }) => variant === 'mixed',
  ordersByAverage: ({ ordersByWins }) => !ordersByWins,
  avoidsRepeats: ({ variant, seating }) => variant !== 'fixed' && seating === 'standings',
};

/** True for a setting that has an effect with the other settings. */
export const isSettingUsed = (name: keyof PlaySettings, settings: PlaySettings): boolean =>
  SETTING_CONDITIONS[name]?.(settings) ?? true;
