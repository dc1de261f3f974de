import type { ClubDatabase } from '../../db/tables';
import { readFoldedPlay } from './playStates';
import { createWinnerRepository, toStoredWinners } from './winnerRepository';

/**
 * PLAY-16: counts the winners of plays that an earlier version of the program has finished. Nothing is locked: of a
 * play that changed meanwhile, by whichever server, they are stored with that change.
 * @param pause is awaited after each play
 * @param ending tells it to leave the rest to the next time
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
    // One that was opened again has none.
    if (winners !== null) await repository.store(play, winners);
    await pause();
  }
}
