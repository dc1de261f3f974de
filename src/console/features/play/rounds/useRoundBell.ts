import { useEffect, useMemo, useState } from 'react';
import { getServerNow } from '../../../api/request/serverClock';
import { createSound } from '../../../browser/createSound';

export type RoundBellState = ReturnType<typeof useRoundBell>;

const STRIKES = [0, 0.45, 0.9];
const PITCH_HZ = 880;

function playBell(context: AudioContext): void {
  for (const strike of STRIKES) {
    const at = context.currentTime + strike;
    const sound = context.createOscillator();
    const volume = context.createGain();
    sound.frequency.value = PITCH_HZ;
    volume.gain.setValueAtTime(0.6, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    sound.connect(volume).connect(context.destination);
    sound.start(at);
    sound.stop(at + 0.4);
  }
}

/**
 * Rings at the end of each round, on any tab, while switched on (PLAY-17). Browsers require a press to create the
 * sound. Without a sound the bell stays off (WEATHER-9).
 * @param endsAt ms since the epoch; null while no clock runs
 */
export function useRoundBell(endsAt: number | null) {
  const [context, setContext] = useState<AudioContext | null>(null);
  useEffect(() => {
    const left = (endsAt ?? 0) - getServerNow();
    if (!context || left <= 0) return undefined;
    const timer = setTimeout(() => playBell(context), left);
    return () => clearTimeout(timer);
  }, [endsAt, context]);
  useEffect(() => () => void context?.close(), [context]);
  return useMemo(
    () => ({
      isOn: context !== null,
      toggle: () => setContext(context ? null : createSound()),
    }),
    [context],
  );
}
