import { listChatTitleLines } from '../../tournament/announcement';
import type { Tournament } from '../../tournament/tournament';
import { formatAverage, formatPointsNumber } from './numberTexts';
import { formatRowName } from './rowName';
import type { StandingsRow } from './standings';

/**
 * PLAY-8: the standings as a text for a chat, a line a place: «1. Артём К. — 44».
 * @param heading «Таблица после раунда 2»
 * @param nameOf how an entry is shown to others
 */
export function buildStandingsText(
  tournament: Tournament,
  heading: string,
  rows: readonly StandingsRow[],
  { ordersByAverage }: { ordersByAverage: boolean },
  nameOf: (entryId: string) => string,
): string {
  const lines = rows.map((row) => {
    const points = ordersByAverage
      ? `${formatAverage(row)} за матч (${formatPointsNumber(row.points)})`
      : formatPointsNumber(row.points);
    return `${row.place}. ${formatRowName(row, nameOf)} — ${points}`;
  });
  return [...listChatTitleLines(tournament), '', `${heading}:`, ...lines].join('\n');
}
