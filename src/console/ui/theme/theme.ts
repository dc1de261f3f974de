import { deviceStore } from '../../browser/deviceStore';

/** COMFORT-1: «system» follows the device. */
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** When the colours of the browser's own bar hold: for the light theme, and for the dark. */
const MEDIA: Record<Theme, readonly [string, string]> = {
  system: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  light: ['all', 'not all'],
  dark: ['not all', 'all'],
};

/** The theme that is remembered on this device. */
export function readTheme(): Theme {
  const remembered = deviceStore.read('club.theme');
  return THEMES.find((theme) => theme === remembered) ?? 'system';
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  colors.forEach((color, index) => (color.media = MEDIA[theme][index]!));
}
