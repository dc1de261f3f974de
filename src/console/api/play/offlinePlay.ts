import { config } from '../../config';
import { readOfflinePlay, saveOfflinePlay } from '../../state/offlineStorage';
import { parsePlay, type Play } from '../../../domain/play/wire/playWire';
import { getServerNow } from '../request/serverClock';

/** A play, and where it comes from this device alone, when it was loaded by the server's clock, ms since the epoch. */
export type PlayWithSavedAt = Play & { savedAt: number | null };

/**
 * ROSTER-16: saves an answered play on the device; where it cannot be saved, nobody is told. Its time is the
 * server's, as is that of those who are forgotten later (PLAYER-77).
 */
export const saveAnsweredPlay = (tournamentId: number, play: unknown): void =>
  void saveOfflinePlay(config.apiHost, tournamentId, { loadedAt: getServerNow(), play }).catch(
    () => null,
  );

/** ROSTER-16: the play that the device has saved; null where it has none. */
export async function readSavedPlay(tournamentId: number): Promise<PlayWithSavedAt | null> {
  const saved = await readOfflinePlay(config.apiHost, tournamentId).catch(() => null);
  const play = saved && parsePlay(saved.play);
  return play && { ...play, savedAt: saved.loadedAt };
}
