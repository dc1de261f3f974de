import { useId } from 'react';
import {
  GAME_SETTINGS,
  getSettingsUnit,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { TOTAL_LIMITS, UNIT_WORDS } from '../../../../domain/play/model/scoreUnit';
import styles from './Settings.module.css';
import { useCommitOnBlur } from './useCommitOnBlur';

type NumberName = 'total' | 'firstTo' | 'roundMinutes' | 'gameMinutes' | 'pointSeconds';

function formatLabel(name: NumberName, settings: GameSettings): string {
  const { label, forms } = UNIT_WORDS[getSettingsUnit(settings)];
  return {
    total: `Сумма ${forms[2]}`,
    firstTo: `${label} победителя`,
    roundMinutes: 'Минут в раунде',
    gameMinutes: 'Минут на гейм',
    pointSeconds: 'Секунд на очко',
  }[name];
}

type SettingNumberProps = {
  name: NumberName;
  settings: GameSettings;
  onChange: (count: number) => void;
};

/** A field for a numeric setting, validated against its limits (PLAY-1, PLAY-2). */
export function SettingNumber({ name, settings, onChange }: SettingNumberProps) {
  const id = useId();
  const { min, max } =
    name === 'total' ? TOTAL_LIMITS[getSettingsUnit(settings)] : GAME_SETTINGS[name];
  const { input, problem, problemId } = useCommitOnBlur({
    value: String(settings[name]),
    validateNumber: (text) =>
      /^\s*\d+\s*$/.test(text) && Number(text) >= min && Number(text) <= max
        ? null
        : `Целое число от ${min} до ${max}`,
    onCommit: (text) => onChange(Number(text)),
  });
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{formatLabel(name, settings)}</label>
      <input {...input} id={id} inputMode="numeric" />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
