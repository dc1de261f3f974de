import { formatInstantTime } from '../../dates/instants';
import { SEATING_ORDER_LABELS } from '../model/gameLabels';
import type { LivePageView } from './livePageView';

/** The event to which the countdown runs: «раунд 4», «финал», «конец». */
export function formatCountdownTarget({ current, next, planned }: LivePageView): string {
  if (next?.isFinal) return next.name.toLowerCase();
  if (!current || current.isFinal || current.number >= planned) return 'конец';
  return `раунд ${current.number + 1}`;
}

/**
 * Announces the next round: «пары раунда 4 — по таблице, начало в 19:42». Empty before the first round and after the
 * last one.
 * @param zone IANA name of the club's zone
 */
export function describeNextRound(view: LivePageView, zone: string): string {
  const { current, next, endsAt, planned, phase, nextFrom } = view;
  if (phase !== 'playing' || !current) return '';
  const at = endsAt === null ? '' : ` в\u00a0${formatInstantTime(endsAt, zone)}`;
  if (current.isFinal) return at && `конец${at}`;
  if (next === null && current.number >= planned) return at && `это последний раунд, конец${at}`;
  const number = current.number + 1;
  const begins = at && `, начало${at}`;
  if (next) return `${next.name.toLowerCase()}, пары известны${begins}`;
  return nextFrom === null
    ? `раунд ${number}${begins}`
    : `пары раунда ${number} — ${SEATING_ORDER_LABELS[nextFrom]}${begins}`;
}
