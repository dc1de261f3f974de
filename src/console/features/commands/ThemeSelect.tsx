import { chooseTheme, useTheme } from '../../ui/theme/chosenTheme';
import type { Theme } from '../../ui/theme/theme';
import styles from './ThemeSelect.module.css';

const NAMES: Record<Theme, string> = {
  system: 'Тема системы',
  light: 'Светлая тема',
  dark: 'Тёмная тема',
};

/** Select for the theme (COMFORT-1). */
export const ThemeSelect = () => (
  <select
    className={styles.select}
    aria-label="Оформление"
    value={useTheme()}
    onChange={({ target }) => chooseTheme(target.value as Theme)}
  >
    {Object.entries(NAMES).map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);
