import { deviceStore } from '../../browser/deviceStore';

/** The themes; «system» follows the device's setting (COMFORT-1). */
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Media queries for the browser bar's two colours: light, then dark. */
const MEDIA: Record<Theme, readonly [string, string]> = {
  system: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  light: ['all', 'not all'],
  dark: ['not all', 'all'],
};

/** The theme stored on this device. */
export function readTheme(): Theme {
  const remembered = deviceStore.read('club.theme');
  return THEMES.find((theme) => theme === remembered) ?? 'system';
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  colors.forEach((color, index) => (color.media = MEDIA[theme][index]!));
}
