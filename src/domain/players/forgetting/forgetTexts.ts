import { formatShortDate } from '../../dates/shortDate';
import { formatOrRaw } from '../../lib/formatOrRaw';
import type { ForgetPreview, UpcomingTournament } from './forgetWire';

/** Numbers of items that forgetting replaces, by label, without zeros (PLAYER-70). */
export function getForgetCountsByLabel(preview: ForgetPreview): Record<string, number> {
  const all = {
    'Записи в\u00a0составах': preview.entries,
    Заявки: preview.applications,
    'Турниры, которые проводил': preview.organized,
    'Строки в\u00a0историях': preview.historyLines,
    Приглашения: preview.invitations,
    Пожелания: preview.wishes,
    'Заметка клуба': preview.hasNote ? 1 : 0,
  };
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
}

/** The reason why a person cannot be forgotten yet; empty when there is none (PLAYER-70). */
export function describeForgetBlockers(open: readonly UpcomingTournament[]): string {
  if (open.length === 0) return '';
  const days = open.map(({ date, startTime }) => {
    const day = formatOrRaw(date, formatShortDate);
    return `${day} в\u00a0${startTime}`;
  });
  return `Пока турнир не\u00a0окончен, забыть нельзя: ${days.join(', ')}. Снимите игрока с\u00a0турнира и\u00a0повторите.`;
}
