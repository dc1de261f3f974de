import { plural } from '../../../domain/plural';
import type { Finding } from './useFinding';

/** COMFORT-80: how much was found: «Найдено: 1 действие, 12 турниров, больше 8 игроков». */
export function foundText(commandCount: number, finding: Finding): string {
  const { text, tournamentCount, playerCount, hasMorePlayers, isWhole } = finding;
  if (text.trim() === '') return '';
  const parts = [
    commandCount > 0 && plural(commandCount, 'действие', 'действия', 'действий'),
    tournamentCount > 0 && plural(tournamentCount, 'турнир', 'турнира', 'турниров'),
    hasMorePlayers
      ? `больше ${plural(playerCount, 'игрока', 'игроков', 'игроков')}`
      : playerCount > 0 && plural(playerCount, 'игрок', 'игрока', 'игроков'),
  ].filter(Boolean);
  if (parts.length > 0) return `Найдено: ${parts.join(', ')}`;
  return isWhole ? 'Ничего не найдено' : '';
}
