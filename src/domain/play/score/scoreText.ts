import type { Result, ResultMark } from '../round';

/** What the marks are called, within a sentence. */
export const MARK_NAMES: Readonly<Record<ResultMark, string>> = {
  stopped: 'остановлен',
  notPlayed: 'не сыгран',
};

/** «15:9», «15:9, остановлен», «не сыгран». */
export function scoreText({ a, b, mark }: Result): string {
  if (mark === 'notPlayed') return MARK_NAMES.notPlayed;
  return mark === null ? `${a}:${b}` : `${a}:${b}, ${MARK_NAMES[mark]}`;
}
