import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 5_000;

/**
 * What a screen reader is told of a text: every change of it; while something runs, and the text changes all
 * the time, only its first state and then one every 5 s (COMFORT-52).
 */
export function useThrottledAnnouncement(text: string, isRunning: boolean): string {
  const [announcement, setAnnouncement] = useState(text);
  const announce = useEffectEvent(() => setAnnouncement(text));

  const settled = isRunning ? null : text;

  useEffect(() => {
    announce();
    if (!isRunning) return;
    const timer = setInterval(() => announce(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isRunning, settled]);

  return announcement;
}
