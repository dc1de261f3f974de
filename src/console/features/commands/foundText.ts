import type { Found } from '../../../domain/finding/find';
import { plural } from '../../../domain/plural';
import type { Finding } from './useFinding';

/** «1 действие, 12 турниров, больше 8 игроков»; what there is none of is left out. */
export function countsText(
  commandCount: number,
  { tournamentCount, playerCount, hasMorePlayers }: Found,
): string {
  return [
    commandCount > 0 && plural(commandCount, 'действие', 'действия', 'действий'),
    tournamentCount > 0 && plural(tournamentCount, 'турнир', 'турнира', 'турниров'),
    hasMorePlayers
      ? `больше ${plural(playerCount, 'игрока', 'игроков', 'игроков')}`
      : playerCount > 0 && plural(playerCount, 'игрок', 'игрока', 'игроков'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** COMFORT-80: how much was found. */
export function foundText(commandCount: number, finding: Finding): string {
  if (finding.text.trim() === '') return '';
  const counts = countsText(commandCount, finding);
  if (counts) return `Найдено: ${counts}`;
  return finding.isWhole ? 'Ничего не найдено' : '';
}
