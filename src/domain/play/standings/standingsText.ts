import { listChatTitleLines } from '../../tournament/announcement';
import type { Tournament } from '../../tournament/tournament';
import { formatAverage, formatPointsNumber } from './numberTexts';
import { formatRowName } from './rowName';
import type { StandingsRow } from './standings';

/**
 * The standings as a text for a chat, a line for each row: «1. Артём К. — 44» (PLAY-8).
 * @param heading «Таблица после раунда 2»
 * @param nameOf the public name of an entry
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
