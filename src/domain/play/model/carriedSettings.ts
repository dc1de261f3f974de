import { pick } from '../../lib/pick';
import type { GameSettings } from './gameSettings';
import {
  DEFAULT_PLAY_SETTINGS,
  PLAY_SETTINGS,
  ROSTER_SETTINGS,
  type PlaySettings,
  type RosterSettings,
} from './settings';

type Table = typeof ROSTER_SETTINGS;
type CarriedName =
  | keyof GameSettings
  | { [Name in keyof Table]: Table[Name]['isCarried'] extends true ? Name : never }[keyof Table];

/** The settings that one evening hands on to the next (PLAY-71). */
export type CarriedSettings = Pick<PlaySettings, CarriedName>;

/** The settings with which a play began, other than the built-in ones (PLAY-73). */
export type SettingsSource = {
  /** Null for the club's usual settings. */
  tournamentId: number | null;
  settings: Partial<CarriedSettings>;
};

export const CARRIED_SETTINGS = (Object.keys(PLAY_SETTINGS) as (keyof PlaySettings)[]).filter(
  (name): name is CarriedName =>
    !(name in ROSTER_SETTINGS) || ROSTER_SETTINGS[name as keyof RosterSettings].isCarried,
);

export const pickCarriedSettings = (settings: PlaySettings): CarriedSettings =>
  pick(settings, CARRIED_SETTINGS);

/** All carried settings, with the built-in value of those that are not given. */
export const completeCarriedSettings = (
  given: Partial<CarriedSettings> | null | undefined,
): CarriedSettings => ({
  ...pickCarriedSettings(DEFAULT_PLAY_SETTINGS),
  ...given,
});

/** True for the same tournament with the same settings. */
export const isSameSource = (one: SettingsSource | null, other: SettingsSource | null): boolean =>
  one === null || other === null
    ? one === other
    : one.tournamentId === other.tournamentId &&
      Object.keys(
        pickOtherSettings(
          completeCarriedSettings(one.settings),
          completeCarriedSettings(other.settings),
        ),
      ).length === 0;

/** The values that differ from those of other settings. */
export const pickOtherSettings = (
  settings: CarriedSettings,
  others: CarriedSettings,
): Partial<CarriedSettings> =>
  pick(
    settings,
    CARRIED_SETTINGS.filter((name) => settings[name] !== others[name]),
  );
