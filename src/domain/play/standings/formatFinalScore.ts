import { RESULT_MARK_LABELS } from '../score/formatScore';
import type { RowStats } from './rowStats';

/** The row's own score in the final: «9:7». Empty for a row that did not play it, null before a final (PLAY-85). */
export function formatFinalScore({ final }: Pick<RowStats, 'final'>): string | null {
  if (final?.kind === 'match') return `${final.points}:${final.against}`;
  if (final?.kind === 'notPlayed') return RESULT_MARK_LABELS.notPlayed;
  return final && '';
}
