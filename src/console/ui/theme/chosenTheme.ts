import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../browser/deviceStore';
import { readTheme, showTheme, type Theme } from './theme';

const listeners = new Set<() => void>();

/** Applies a theme and stores it, if the browser allows storage. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  // If the browser refuses storage, the theme lasts until the page closes.
  deviceStore.write('club.theme', theme);
  listeners.forEach((onChange) => onChange());
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const stopOtherTabs = deviceStore.subscribe('club.theme', () => {
    showTheme(readTheme());
    onChange();
  });
  return () => {
    listeners.delete(onChange);
    stopOtherTabs();
  };
}

const getShownTheme = () => document.documentElement.dataset.theme as Theme;

/** Current theme of the page, chosen in this tab or another one (COMFORT-1). */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, getShownTheme);
