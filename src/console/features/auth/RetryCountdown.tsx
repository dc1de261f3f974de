import { useLayoutEffect, useState } from 'react';
import { describeRetryTime } from './tooManyAttempts';

const SECOND_MS = 1_000;

/**
 * Counts down to `until`, in ms since the epoch. Screen readers do not announce it, because it changes each second
 * (LOGIN-7).
 */
export function RetryCountdown({ id, until }: { id: string; until: number }) {
  const [now, setNow] = useState(Date.now);

  useLayoutEffect(() => {
    const updateNow = () => setNow(Date.now());
    updateNow();
    const timer = setInterval(updateNow, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);

  return <span id={id}>{describeRetryTime(until - now)}</span>;
}
