import { listStartedRounds, isRoundComplete, type Round } from '../model/round';

/** PLAY-7: the first started rounds, as many as wanted. */
export const listFirstStartedRounds = (rounds: readonly Round[], count: number): Round[] =>
  listStartedRounds(rounds).slice(0, count);

/** PLAY-7: how many rounds are complete, from the first on. */
export function countCompleteRounds(rounds: readonly Round[]): number {
  const startedRounds = listStartedRounds(rounds);
  const open = startedRounds.findIndex((round) => !isRoundComplete(round));
  return open === -1 ? startedRounds.length : open;
}

/** PLAY-7: how many rounds the public standings count: at the end all that were played. */
export const countPublicStandingsRounds = (
  rounds: readonly Round[],
  isFinished: boolean,
): number => (isFinished ? listStartedRounds(rounds).length : countCompleteRounds(rounds));

/** PLAY-7: «Таблица после раунда 2», «Итоговая таблица»; empty where it has no round. */
export function formatStandingsHeading(count: number, isFinished: boolean): string {
  if (count === 0) return '';
  return isFinished ? 'Итоговая таблица' : `Таблица после раунда ${count}`;
}
