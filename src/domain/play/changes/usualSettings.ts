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

/** Settings that a tournament passes on to later ones, and true when it was played. */
type HandedSettings = { settings: CarriedSettings; isPlayed: boolean };

/**
 * The settings that a tournament passes on: its last ones. The number of rounds is that before the first round, because
 * a round added later belongs to that tournament only.
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

/** True while a play has no entries, and only settings that the server has given it (PLAY-71). */
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
 * The settings of a new play (PLAY-71): those of the tournament that it repeats, otherwise the club's usual ones; null
 * for the defaults.
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
