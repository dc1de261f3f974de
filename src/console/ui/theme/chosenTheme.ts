import { useSyncExternalStore } from 'react';
import { saveLocalItem } from '../../browser/localItems';
import { readTheme, showTheme, THEME_KEY, type Theme } from './theme';

const listeners = new Set<() => void>();

/** Shows the page in a theme from now on, where the browser lets it be remembered. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  // A browser that refuses storage shows it until the page is left.
  saveLocalItem(THEME_KEY, theme);
  listeners.forEach((onChange) => onChange());
}

function subscribe(onChange: () => void): () => void {
  const onOtherTabsTheme = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY) return;
    showTheme(readTheme());
    onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', onOtherTabsTheme);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onOtherTabsTheme);
  };
}

const getShownTheme = () => document.documentElement.dataset.theme as Theme;

/** COMFORT-1: the theme that the page is shown in, wherever it was chosen, also in another tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, getShownTheme);
