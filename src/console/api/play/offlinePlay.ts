import { config } from '../../config';
import { readOfflinePlay, saveOfflinePlay } from '../../state/offlineStorage';
import { parsePlay, type Play } from '../../../domain/play/wire/playWire';
import { getServerNow } from '../request/serverClock';

/**
 * A play. For one stored on this device, `savedAt` is its load time by the server's clock, in ms since the epoch;
 * otherwise null.
 */
export type PlayWithSavedAt = Play & { savedAt: number | null };

/**
 * Saves a loaded play on the device; a failure is not reported (ROSTER-16). Its time comes from the server's clock,
 * like the times at which players were forgotten (PLAYER-77).
 */
export const saveAnsweredPlay = (tournamentId: number, play: unknown): void =>
  void saveOfflinePlay(config.apiHost, tournamentId, { loadedAt: getServerNow(), play }).catch(
    () => null,
  );

/** The play saved on this device; null when there is none (ROSTER-16). */
export async function readSavedPlay(tournamentId: number): Promise<PlayWithSavedAt | null> {
  const saved = await readOfflinePlay(config.apiHost, tournamentId).catch(() => null);
  const play = saved && parsePlay(saved.play);
  return play && { ...play, savedAt: saved.loadedAt };
}
