import type { ClubDatabase } from '../../db/tables';
import { computePlaySummaryCounts } from './computePlaySummaryCounts';
import { createPlayRepository } from './playRepository';
import { readFoldedPlay } from './playStates';

/**
 * Counts the plays that an earlier version of the program has stored (PLAY-16, ROSTER-42). The count takes no lock: a
 * change made at the same time, by any server, stores the counts itself.
 * @param pause awaited after each play
 * @param ending when aborted, the next run counts the remaining plays
 */
export async function storeMissingCounts(
  database: ClubDatabase,
  pause: () => Promise<void>,
  ending: AbortSignal,
): Promise<void> {
  const repository = createPlayRepository(database);
  for (const play of await repository.listUncounted()) {
    if (ending.aborted) return;
    const { state } = await readFoldedPlay(database, play.tournament_id);
    await repository.storeCounts(play, computePlaySummaryCounts(state));
    await pause();
  }
}
