import type { SearchResult } from '../../../../domain/search/searchTournaments';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { SearchHitsState } from './useSearchHits';

/** Returns «1 действие, 12 турниров, больше 8 игроков». Kinds without hits are omitted. */
export function describeHitCounts(
  commandCount: number,
  { tournamentCount, playerCount, hasMorePlayers }: SearchResult,
): string {
  return [
    commandCount > 0 && formatQuantity(commandCount, 'действие', 'действия', 'действий'),
    tournamentCount > 0 && formatQuantity(tournamentCount, 'турнир', 'турнира', 'турниров'),
    hasMorePlayers
      ? `больше ${formatQuantity(playerCount, 'игрока', 'игроков', 'игроков')}`
      : playerCount > 0 && formatQuantity(playerCount, 'игрок', 'игрока', 'игроков'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Announcement of the number of hits (COMFORT-80). */
export function describeHits(commandCount: number, result: SearchHitsState): string {
  if (result.text.trim() === '') return '';
  const counts = describeHitCounts(commandCount, result);
  if (counts) return `Найдено: ${counts}`;
  return result.isWhole ? 'Ничего не найдено' : '';
}
