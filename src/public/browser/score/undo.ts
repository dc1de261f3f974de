import type { WaitingResult } from './waitingResults';

/** PLAY-3: for so many seconds what was saved can be taken back. */
const SECONDS = 10;

let last: { saved: WaitingResult; seconds: number } | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** What can be taken back, and for how many seconds; null for nothing. */
export const findUndoableResult = () => last;

/** Nothing can be taken back any more. */
export function stopResultUndoCountdown(): void {
  clearInterval(timer);
  last = null;
}

/** Begins to count down. @param onEnd when it is too late */
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
