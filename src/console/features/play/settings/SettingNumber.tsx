import { useId } from 'react';
import { GAME_SETTINGS, type GameSettings } from '../../../../domain/play/model/gameSettings';
import styles from './Settings.module.css';
import { useCommitOnBlur } from './useCommitOnBlur';

const LABELS = {
  total: 'Сумма очков',
  firstTo: 'Очки победителя',
  roundMinutes: 'Минут в раунде',
  gameMinutes: 'Минут на гейм',
  pointSeconds: 'Секунд на очко',
} as const;

type SettingNumberProps = {
  name: keyof typeof LABELS;
  settings: GameSettings;
  onChange: (to: Partial<GameSettings>) => void;
};

/** A setting whose number is typed, within its limits (PLAY-1, PLAY-2). */
export function SettingNumber({ name, settings, onChange }: SettingNumberProps) {
  const id = useId();
  const { min, max } = GAME_SETTINGS[name];
  const { input, problem, problemId } = useCommitOnBlur({
    value: String(settings[name]),
    validateNumber: (text) =>
      /^\s*\d+\s*$/.test(text) && Number(text) >= min && Number(text) <= max
        ? null
        : `Целое число от ${min} до ${max}`,
    onCommit: (text) => onChange({ [name]: Number(text) }),
  });
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{LABELS[name]}</label>
      <input {...input} id={id} inputMode="numeric" />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
