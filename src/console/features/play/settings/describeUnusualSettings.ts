import { formatSettingValue, getSettingLabel } from '../../../../domain/play/changes/valueTexts';
import { GAME_SETTINGS, getRestCredit } from '../../../../domain/play/model/gameSettings';
import {
  DEFAULT_PLAY_SETTINGS,
  isSettingUsed,
  type PlaySettings,
} from '../../../../domain/play/model/settings';

type SettingName = keyof PlaySettings;

/** Settings whose control is outside of «Ещё настройки». */
const ELSEWHERE: readonly SettingName[] = [
  'courts',
  'rounds',
  'scoring',
  'unit',
  'total',
  'firstTo',
  'roundMinutes',
  'capacity',
  'isSignUpClosed',
  'signUpEndsHours',
  'prefersWishes',
];

/** Settings of pairing by standings. */
const OF_PAIRING: readonly SettingName[] = [
  'firstRound',
  'lotRounds',
  'seating',
  'pairing',
  'mixedPairing',
  'avoidsRepeats',
];

/** Names of all settings, those of the game first. */
const NAMES = Object.keys({ ...GAME_SETTINGS, ...DEFAULT_PLAY_SETTINGS }) as SettingName[];

function isUnusual(name: SettingName, settings: PlaySettings): boolean {
  if (name !== 'restCredit') return settings[name] !== DEFAULT_PLAY_SETTINGS[name];
  return getRestCredit(settings) !== getRestCredit({ ...settings, restCredit: null });
}

function describeSetting(name: SettingName, settings: PlaySettings): string {
  // The names themselves are long, and their commas would look like those of the settings.
  if (name === 'courtNames') return 'свои названия кортов';
  const value = formatSettingValue(name, settings);
  if (name === 'variant' || name === 'seating') return value;
  const label = getSettingLabel(name);
  const start = label.charAt(0).toLowerCase() + label.slice(1);
  // This flag alone has a name for both values.
  if (typeof settings[name] !== 'boolean' || name === 'ordersByAverage') return `${start} ${value}`;
  return settings[name] ? start : `${start}: ${value}`;
}

/** Describes the settings in «Ещё настройки» that differ from the defaults: «микст, за отдых ничего» (PLAY-75). */
export const describeUnusualSettings = (settings: PlaySettings, hasPairing: boolean): string =>
  NAMES.filter((name) => !ELSEWHERE.includes(name) && (hasPairing || !OF_PAIRING.includes(name)))
    .filter((name) => isSettingUsed(name, settings) && isUnusual(name, settings))
    .map((name) => describeSetting(name, settings))
    .join(', ');
