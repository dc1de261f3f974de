import { config } from '../config';
import { readOfflinePlay, saveOfflinePlay } from '../state/offlineListStorage';
import { parsePlay, type Play } from '../../domain/play/playWire';

/** A play, and where it comes from this device alone, when it was loaded, ms since the epoch. */
export type LoadedPlay = Play & { savedAt: number | null };

/** ROSTER-16: keeps an answered play on the device; where it cannot be kept, nobody is told. */
export const keepPlay = (tournamentId: number, play: unknown): void =>
  void saveOfflinePlay(config.apiHost, tournamentId, { loadedAt: Date.now(), play }).catch(
    () => null,
  );

/** ROSTER-16: the play that the device has kept; null where it has none. */
export async function readKeptPlay(tournamentId: number): Promise<LoadedPlay | null> {
  const kept = await readOfflinePlay(config.apiHost, tournamentId).catch(() => null);
  const play = kept && parsePlay(kept.play);
  return play && { ...play, savedAt: kept.loadedAt };
}
