import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { Tournament } from '../../../../domain/tournament/tournament';

/**
 * Returns «12 играют · 1 ждёт» of a roster; otherwise «1 заявка», «0 заявок» (ROSTER-42).
 * @param people the roster's text; empty or missing without a roster
 */
export const formatTurnout = (
  { applications }: Pick<Tournament, 'applications'>,
  people: string | undefined,
): string => people || formatQuantity(applications.length, 'заявка', 'заявки', 'заявок');
