import type { WaitingResult } from './waitingResults';

/** Seconds in which a saved result can be undone (PLAY-3). */
const SECONDS = 10;

let last: { saved: WaitingResult; seconds: number } | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the result to undo and the remaining seconds. Null when no result can be undone. */
export const findUndoableResult = () => last;

export function stopResultUndoCountdown(): void {
  clearInterval(timer);
  last = null;
}

/**
 * Starts the countdown.
 * @param onEnd called when the time is over
 */
export function startResultUndoCountdown(saved: WaitingResult, onEnd: () => void): void {
  stopResultUndoCountdown();
  const now = { saved, seconds: SECONDS };
  last = now;
  timer = setInterval(() => {
    now.seconds -= 1;
    if (now.seconds === 0) {
      stopResultUndoCountdown();
      onEnd();
      return;
    }
    const shown = document.querySelector('[data-seconds]');
    if (shown) shown.textContent = String(now.seconds);
  }, 1_000);
}
