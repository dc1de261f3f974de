import { useEffect, useEffectEvent, useRef } from 'react';

type Countdown = {
  ms: number;
  /** A new id restarts the time. */
  id: number;
  /** True while the time is paused. */
  isHeld: boolean;
  onEnd: () => void;
};

/** Calls `onEnd` once, after `ms` milliseconds that exclude the pauses. */
export function usePausableTimer({ ms, id, isHeld, onEnd }: Countdown): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = ms;
  }, [ms, id]);

  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [ms, id, isHeld]);
}
