import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../../domain/dates/durations';
import { subscribeToClock } from './useToday';

/** Start of the current minute, ms since the epoch. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribeToClock, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
