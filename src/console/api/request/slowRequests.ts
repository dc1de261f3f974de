import { useSyncExternalStore } from 'react';

/** Wait in milliseconds after which the page shows that the server does not respond (COMFORT-75). */
const PATIENCE_MS = 2_000;
export const SLOW_SERVER_TEXT = 'Сервер пока не отвечает.';

let slowCount = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  slowCount += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Counts a request as slow from 2 s after it was sent until its response begins or it fails.
 * @returns the response
 */
export async function trackSlowRequest(answer: Promise<Response>): Promise<Response> {
  let stopCounting = () => {};
  const timer = setTimeout(() => {
    count(1);
    stopCounting = () => count(-1);
  }, PATIENCE_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    stopCounting();
  }
}

/** True when a request has waited for its response for more than 2 s. */
export const useHasSlowRequest = (): boolean =>
  useSyncExternalStore(subscribe, () => slowCount > 0);
