import type { PlayChange } from '../log/events';
import { applyEvents } from '../log/fold';
import { EMPTY_PLAY_STATE, type PlayState } from '../log/playState';
import {
  completeCarriedSettings,
  pickCarriedSettings,
  pickOtherSettings,
  type CarriedSettings,
  type SettingsSource,
} from '../model/carriedSettings';
import { listStartedRounds } from '../model/round';

/** The settings that an evening hands on, and whether it was played. */
type HandedSettings = { settings: CarriedSettings; isPlayed: boolean };

/**
 * The last settings of an evening. The number of rounds is the one planned before the first round: a round added later
 * is the evening's own.
 */
export function computeHandedSettings(
  changes: readonly Pick<PlayChange, 'events'>[],
): HandedSettings {
  let state: PlayState = EMPTY_PLAY_STATE;
  let { rounds } = state.settings;
  for (const { events } of changes) {
    state = applyEvents(state, events) as PlayState;
    if (listStartedRounds(state.rounds).length === 0) rounds = state.settings.rounds;
  }
  const isPlayed = listStartedRounds(state.rounds).length > 0;
  return { settings: { ...pickCarriedSettings(state.settings), rounds }, isPlayed };
}

/** True while a play has nobody, and no settings but those that the server gave it (PLAY-71). */
export const isPlayUntouched = (
  changes: readonly Pick<PlayChange, 'username' | 'undoes' | 'events'>[],
): boolean =>
  changes.every(
    ({ username, undoes, events }) =>
      username === null &&
      undoes === null &&
      events.every(({ kind }) => kind === 'settingsCarried'),
  );

/**
 * The settings with which a new play begins (PLAY-71): those of the evening that it repeats, else the club's usual ones;
 * null for the built-in ones.
 */
export function findUsualSettings(
  repeated: { id: number; settings: CarriedSettings } | null,
  club: Partial<CarriedSettings> | null,
): SettingsSource | null {
  const settings = repeated?.settings ?? club;
  if (!settings) return null;
  const given = pickOtherSettings(completeCarriedSettings(settings), completeCarriedSettings({}));
  return { tournamentId: repeated?.id ?? null, settings: given };
}
