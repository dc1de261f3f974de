import { listStartedRounds, isRoundComplete, type Round } from '../model/round';
import { formatRoundInGenitive } from '../model/roundName';

/** The first `count` started rounds (PLAY-7). */
export const listFirstStartedRounds = (rounds: readonly Round[], count: number): Round[] =>
  listStartedRounds(rounds).slice(0, count);

/** Number of complete rounds before the first incomplete one (PLAY-7). */
export function countCompleteRounds(rounds: readonly Round[]): number {
  const startedRounds = listStartedRounds(rounds);
  const open = startedRounds.findIndex((round) => !isRoundComplete(round));
  return open === -1 ? startedRounds.length : open;
}

/** The number of rounds in the public standings; after the end all started ones (PLAY-7). */
export const countPublicStandingsRounds = (
  rounds: readonly Round[],
  isFinished: boolean,
): number => (isFinished ? listStartedRounds(rounds).length : countCompleteRounds(rounds));

/**
 * Returns «Таблица после раунда 2», «Таблица после финала», «Итоговая таблица»; empty without a round (PLAY-7,
 * PLAY-86).
 */
export function formatStandingsHeading(
  rounds: readonly Round[],
  count: number,
  isFinished: boolean,
): string {
  const last = listFirstStartedRounds(rounds, count).at(-1);
  if (!last) return '';
  return isFinished ? 'Итоговая таблица' : `Таблица после ${formatRoundInGenitive(last, count)}`;
}
