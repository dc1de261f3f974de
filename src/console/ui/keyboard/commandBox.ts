import { useSyncExternalStore } from 'react';

/** Opens the box of COMFORT-80 and searches for this text immediately. */
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
 * Lets other components open the box, which is rendered much later than they are, or never.
 * @returns ends it
 */
export function registerCommandBox(openBox: CommandBoxOpener): () => void {
  set(openBox);
  return () => set(null);
}

/** Opens the box; null until the box is there. */
export const useOpenCommandBox = (): CommandBoxOpener | null =>
  useSyncExternalStore(subscribe, () => current);
