import type { MatchResult, ResultMark } from '../model/round';

/** Names of the marks, for use within a sentence. */
export const RESULT_MARK_LABELS: Readonly<Record<ResultMark, string>> = {
  stopped: 'прерван',
  notPlayed: 'не сыгран',
};

/** Returns «15:9», «15:9, прерван», «не сыгран». */
export function formatScore({ a, b, mark }: MatchResult): string {
  if (mark === 'notPlayed') return RESULT_MARK_LABELS.notPlayed;
  return mark === null ? `${a}:${b}` : `${a}:${b}, ${RESULT_MARK_LABELS[mark]}`;
}

/** Returns «15:9», «11:8, прерван», «без счёта». */
export const formatResult = (result: MatchResult | null): string =>
  result ? formatScore(result) : 'без счёта';
