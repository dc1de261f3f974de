import { getStandingsOrder, type OrderSettings } from '../model/gameSettings';
import { listChatTitleLines } from '../../tournament/announcement';
import type { Tournament } from '../../tournament/tournament';
import { formatFinalScore, formatRowName } from './rowName';
import { formatPointsNumber } from './numberTexts';
import { formatDecidingFigure } from './orderFigures';
import type { StandingsRow } from './standings';

/**
 * The standings as a text for a chat, with a line per row: «1. Артём К. — 44» (PLAY-8).
 * @param heading «Таблица после раунда 2»
 * @param nameOf returns the public name of an entry
 */
export function buildStandingsText(
  tournament: Tournament,
  heading: string,
  rows: readonly StandingsRow[],
  settings: OrderSettings,
  nameOf: (entryId: string) => string,
): string {
  const order = getStandingsOrder(settings);
  const lines = rows.map((row) => {
    const figure = formatDecidingFigure(row, order);
    const total = order === 'points' ? '' : ` (${formatPointsNumber(row.points)})`;
    const score = formatFinalScore(row);
    const final = score ? `, финал ${score}` : '';
    return `${row.place}. ${formatRowName(row, nameOf)} — ${figure}${total}${final}`;
  });
  return [...listChatTitleLines(tournament), '', `${heading}:`, ...lines].join('\n');
}
