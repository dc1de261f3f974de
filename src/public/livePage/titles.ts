import { formatTimeRange } from '../../domain/dates/time';
import type { LivePageView } from '../../domain/play/livePage/livePageView';
import type { LinkPreview } from '../Document';
import { formatTournamentTitle } from '../tournamentTexts';

/** The window's title: «Раунд 3 из 7 · Мексикано, суббота, 28 ноября», «Финал · …». */
export function formatLivePageTitle({ type, date, phase, current, planned }: LivePageView): string {
  const title = formatTournamentTitle(type, date);
  if (phase === 'finished') return `Итоги · ${title}`;
  if (!current) return title;
  return `${current.name}${current.isFinal ? '' : ` из ${planned}`} · ${title}`;
}

/**
 * Builds the preview of the page's link in a chat. It is the same before the first round and long after the last one
 * (SEEN-80).
 */
export const buildLivePagePreview = ({
  type,
  date,
  startTime,
  endTime,
}: LivePageView): LinkPreview => ({
  title: formatTournamentTitle(type, date),
  description: `${formatTimeRange(startTime, endTime)}. Корты, счёт и таблица`,
});
