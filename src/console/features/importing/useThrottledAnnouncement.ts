import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 5_000;

/**
 * The text that a screen reader announces. During a run it changes at the start and then at most every 5 s
 * (COMFORT-52).
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
