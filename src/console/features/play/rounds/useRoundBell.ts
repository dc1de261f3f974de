import { useEffect, useRef, useState } from 'react';

const STRIKES = [0, 0.45, 0.9];
const PITCH_HZ = 880;

function ring(context: AudioContext): void {
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
 * PLAY-17: a sound at the end of a round, once, where it was asked for: browsers let a page sound only after a
 * press, and so the press makes what sounds.
 * @param isOver whether the time is up
 */
export function useRoundBell(isOver: boolean) {
  const [context, setContext] = useState<AudioContext | null>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current && context) ring(context);
    wasOver.current = isOver;
  }, [isOver, context]);
  useEffect(() => () => void context?.close(), [context]);
  return {
    isOn: context !== null,
    toggle: () => setContext(context ? null : new AudioContext()),
  };
}
