import { RESULT_MARK_LABELS } from '../score/formatScore';
import type { RowStats } from './rowStats';

/** «9:7», a row's own score of the final; empty for who played none in it, null before a final (PLAY-85). */
export function formatFinalScore({ final }: Pick<RowStats, 'final'>): string | null {
  if (final?.kind === 'match') return `${final.points}:${final.against}`;
  if (final?.kind === 'notPlayed') return RESULT_MARK_LABELS.notPlayed;
  return final && '';
}
