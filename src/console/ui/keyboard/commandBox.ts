import { useSyncExternalStore } from 'react';

/** Opens the command box and searches for this text (COMFORT-80). */
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
 * Provides the box to other components, which are rendered much earlier.
 * @returns a function that withdraws it
 */
export function registerCommandBox(openBox: CommandBoxOpener): () => void {
  set(openBox);
  return () => set(null);
}

/** Returns the function that opens the box; null until the box is loaded. */
export const useOpenCommandBox = (): CommandBoxOpener | null =>
  useSyncExternalStore(subscribe, () => current);
