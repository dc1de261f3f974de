import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../browser/deviceStore';
import { readTheme, showTheme, type Theme } from './theme';

const listeners = new Set<() => void>();

/** Shows the page in a theme from now on, where the browser lets it be remembered. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  // A browser that refuses storage shows it until the page is left.
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

/** COMFORT-1: the theme that the page is shown in, wherever it was chosen, also in another tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, getShownTheme);
