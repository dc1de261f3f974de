import type { ClubDatabase } from '../../db/tables';
import { readFoldedPlay } from './playStates';
import { createWinnerRepository, toStoredWinners } from './winnerRepository';

/**
 * Stores the winners of plays that an earlier version of the program finished (PLAY-16). Takes no lock: a change made
 * meanwhile, by any server, stores the winners itself.
 * @param pause awaited after each play
 * @param ending leaves the rest to the next time
 */
export async function storeMissingWinners(
  database: ClubDatabase,
  pause: () => Promise<void>,
  ending: AbortSignal,
): Promise<void> {
  const repository = createWinnerRepository(database);
  for (const play of await repository.listUncounted()) {
    if (ending.aborted) return;
    const winners = toStoredWinners((await readFoldedPlay(database, play.tournament_id)).state);
    // A reopened play has no winners.
    if (winners !== null) await repository.store(play, winners);
    await pause();
  }
}
