import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 5_000;

/**
 * The text for a screen reader: each change of it. While a run changes it constantly, the first state and then one
 * every 5 s (COMFORT-52).
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
