import { useSyncExternalStore } from 'react';

/** Opens the box of COMFORT-80, which looks for this text at once. */
export type CommandBoxOpener = (text: string) => void;

let current: CommandBoxOpener | null = null;
const listeners = new Set<() => void>();

function set(next: CommandBoxOpener | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Lets other places open the box: it comes long after them, and may not come at all.
 * @returns the end of it
 */
export function registerCommandBox(openBox: CommandBoxOpener): () => void {
  set(openBox);
  return () => set(null);
}

/** What opens the box; null until it is there. */
export const useOpenCommandBox = (): CommandBoxOpener | null =>
  useSyncExternalStore(subscribe, () => current);
