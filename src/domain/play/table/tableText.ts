import { titleLines } from '../../announcement';
import type { Tournament } from '../../tournament';
import { averageText, pointsText } from './numberTexts';
import { rowName } from './rowName';
import type { StandingRow } from './standings';

/**
 * PLAY-8: the table as a text for a chat, a line a place: «1. Артём К. — 44».
 * @param heading «Таблица после раунда 2»
 * @param nameOf how an entry is shown to others
 */
export function tableText(
  tournament: Tournament,
  heading: string,
  rows: readonly StandingRow[],
  { ordersByAverage }: { ordersByAverage: boolean },
  nameOf: (entryId: string) => string,
): string {
  const lines = rows.map((row) => {
    const points = ordersByAverage
      ? `${averageText(row)} за матч (${pointsText(row.points)})`
      : pointsText(row.points);
    return `${row.place}. ${rowName(row, nameOf)} — ${points}`;
  });
  return [...titleLines(tournament), '', `${heading}:`, ...lines].join('\n');
}
