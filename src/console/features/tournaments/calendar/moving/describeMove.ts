import { formatFullDay } from '../../../../../domain/dates/formatDays';
import { DATE_IN_PAST_TEXT } from '../../../../../domain/tournament/ruleMessages';
import type { TournamentMove } from './tournamentMoveContext';

type MovingTextOptions = TournamentMove & { hasKeys: boolean; isRefused: boolean };

/** Text for the target of a move, both shown and announced (DESK-30). */
export function describeMove({ day, hasKeys, isRefused }: MovingTextOptions): string {
  if (isRefused) return DATE_IN_PAST_TEXT;
  if (day === null) return 'Выберите день';
  const text = `Новый день: ${formatFullDay(day)}`;
  return hasKeys ? `${text}. Enter — перенести, Esc — отменить` : text;
}
