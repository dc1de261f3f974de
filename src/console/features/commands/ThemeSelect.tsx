import { useEffect, useState } from 'react';
import { chooseTheme, onOtherTabsTheme, readTheme, showTheme, type Theme } from '../../ui/theme';
import styles from './ThemeSelect.module.css';

const NAMES: Record<Theme, string> = {
  system: 'Тема системы',
  light: 'Светлая тема',
  dark: 'Тёмная тема',
};

/** COMFORT-1. */
export function ThemeSelect() {
  const [theme, setTheme] = useState(readTheme);
  useEffect(
    () =>
      onOtherTabsTheme((chosen) => {
        setTheme(chosen);
        showTheme(chosen);
      }),
    [],
  );
  return (
    <select
      className={styles.select}
      aria-label="Оформление"
      value={theme}
      onChange={({ target }) => {
        setTheme(target.value as Theme);
        chooseTheme(target.value as Theme);
      }}
    >
      {Object.entries(NAMES).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
