import type { PlayChange } from '../log/events';
import type { MatchResult } from '../model/round';
import { formatResult } from '../score/formatScore';
import type { ScoreLinkRefusal } from './acceptLinkResult';
import { isByScoreLink } from './linkRecords';

const REFUSED: Readonly<Record<'over' | 'round' | 'tooOften', string>> = {
  over: 'Турнир закончен: счёт больше не вводят.',
  round: 'Раунд тем временем сменился: этот счёт запишет администратор.',
  tooOften: 'Этот счёт меняли слишком часто: дальше его исправит администратор.',
};

/** Messages for a link that no longer works, by HTTP status (SEEN-19). */
export const SCORE_LINK_ENDED_TEXTS = {
  404: 'Эта ссылка больше не действует. Попросите в клубе новую.',
  410: 'Турнир отменён.',
} as const;

/** The reason why a result was refused, with the current result: «Счёт уже ввели: 14:10.» (SEEN-17) */
export function describeScoreLinkRefusal(refusal: ScoreLinkRefusal): string {
  if (refusal.refused === 'invalid') return `${refusal.problem}.`;
  if (refusal.refused !== 'taken') return REFUSED[refusal.refused];
  return refusal.now === null
    ? 'Этот счёт тем временем убрали.'
    : `Счёт уже ввели: ${formatResult(refusal.now)}.`;
}

/** The user's own result: «У вас: 15:9.» */
export const describeTypedResult = (result: MatchResult | null): string =>
  `У\u00a0вас: ${formatResult(result)}.`;

/** The author of a change in the history; null when the history names none (SEEN-13). */
export const formatChangeAuthor = (
  change: Pick<PlayChange, 'username' | 'events'>,
): string | null => change.username ?? (isByScoreLink(change) ? 'по ссылке' : null);
