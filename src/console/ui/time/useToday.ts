import { useSyncExternalStore } from 'react';
import { toDay } from '../../../domain/dates/dates';
import { config } from '../../config';

const CHECK_EVERY_MS = 15_000;

/** Calls `onChange` every quarter of a minute, and when the page is hidden or becomes visible. */
export function subscribeToClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today in the club's time zone, yyyy-MM-dd. It changes at midnight while the page is open (RULE-13). */
export const useToday = (): string =>
  useSyncExternalStore(subscribeToClock, () => toDay(Date.now(), config.timeZone));
