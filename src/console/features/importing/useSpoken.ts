import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 5_000;

/**
 * What is read aloud of a text: each change of it, but while it changes all the time, as a count
 * does, only how it stands at the beginning and every few seconds.
 */
export function useSpoken(text: string, isRunning: boolean): string {
  const [spoken, setSpoken] = useState(text);
  const speak = useEffectEvent(() => setSpoken(text));

  const settled = isRunning ? null : text;

  useEffect(() => {
    speak();
    if (!isRunning) return;
    const timer = setInterval(() => speak(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isRunning, settled]);

  return spoken;
}
