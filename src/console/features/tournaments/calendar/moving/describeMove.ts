import { formatFullDay } from '../../../../../domain/dates/formatDays';
import { DATE_IN_PAST_TEXT } from '../../../../../domain/tournament/ruleMessages';
import type { TournamentMove } from './tournamentMoveContext';

type MovingTextOptions = TournamentMove & { hasKeys: boolean; isRefused: boolean };

/** DESK-30: where a tournament would go, as it is shown and read out. */
export function describeMove({ day, hasKeys, isRefused }: MovingTextOptions): string {
  if (isRefused) return DATE_IN_PAST_TEXT;
  if (day === null) return 'Выберите день';
  const text = `Новый день: ${formatFullDay(day)}`;
  return hasKeys ? `${text}. Enter — перенести, Esc — отменить` : text;
}
