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

/** The settings that a tournament passes on to later ones (PLAY-71). */
export type CarriedSettings = Pick<PlaySettings, CarriedName>;

/** Source of the settings with which a play began, unless these were the defaults (PLAY-73). */
export type SettingsSource = {
  /** Id of the source tournament; null for the club's usual settings. */
  tournamentId: number | null;
  settings: Partial<CarriedSettings>;
};

export const CARRIED_SETTINGS = (Object.keys(PLAY_SETTINGS) as (keyof PlaySettings)[]).filter(
  (name): name is CarriedName =>
    !(name in ROSTER_SETTINGS) || ROSTER_SETTINGS[name as keyof RosterSettings].isCarried,
);

export const pickCarriedSettings = (settings: PlaySettings): CarriedSettings =>
  pick(settings, CARRIED_SETTINGS);

/** Completes carried settings with the defaults of those that are missing. */
export const completeCarriedSettings = (
  given: Partial<CarriedSettings> | null | undefined,
): CarriedSettings => ({
  ...pickCarriedSettings(DEFAULT_PLAY_SETTINGS),
  ...given,
});

/** True when both contain the same settings from the same tournament. */
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

/** The values that differ from those in `others`. */
export const pickOtherSettings = (
  settings: CarriedSettings,
  others: CarriedSettings,
): Partial<CarriedSettings> =>
  pick(
    settings,
    CARRIED_SETTINGS.filter((name) => settings[name] !== others[name]),
  );
