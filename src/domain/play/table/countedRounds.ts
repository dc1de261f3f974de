import { begunRounds, isComplete, type Round } from '../round';

/** PLAY-7: the first rounds that have begun, as many as wanted. */
export const afterRounds = (rounds: readonly Round[], count: number): Round[] =>
  begunRounds(rounds).slice(0, count);

/** PLAY-7: how many rounds are complete, from the first on: those of the table that is shown to others. */
export function completeCount(rounds: readonly Round[]): number {
  const begun = begunRounds(rounds);
  const open = begun.findIndex((round) => !isComplete(round));
  return open === -1 ? begun.length : open;
}

/** PLAY-7: «Таблица после раунда 2», «Итоговая таблица»; empty where no round is complete. */
export function tableHeading(complete: number, isFinished: boolean): string {
  if (complete === 0) return '';
  return isFinished ? 'Итоговая таблица' : `Таблица после раунда ${complete}`;
}
