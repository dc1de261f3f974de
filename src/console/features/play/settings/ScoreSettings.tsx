import {
  GAMES_TARGET_MAX,
  type GameSettings,
  type Scoring,
  isSettingFixed,
} from '../../../../domain/play/model/gameSettings';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import styles from './GameSettingsPanel.module.css';
import { SettingNumber } from './SettingNumber';

/** «До 21» alone could mean a sum or a winner's points. */
const MODES: readonly { value: Scoring; label: string }[] = [
  { value: 'total', label: 'До суммы' },
  { value: 'firstTo', label: 'Первый до N' },
  { value: 'timed', label: 'На время' },
];
const NUMBER_OF = { total: 'total', firstTo: 'firstTo', timed: 'roundMinutes' } as const;

function describeScoring({ scoring, total, firstTo, roundMinutes }: GameSettings): string {
  if (scoring === 'total') {
    const half = Math.ceil(total / 2) + 2;
    const draws = total % 2 === 0 ? '' : ' Ничьих не бывает.';
    return `Очки обеих пар вместе — ${total}, например ${half}:${total - half}. Это не «первый до ${total}».${draws}`;
  }
  if (scoring === 'timed') {
    const minutes = formatQuantity(roundMinutes, 'минута', 'минуты', 'минут');
    return `В раунде ${minutes}. Счёт — сколько успели, ничья возможна.`;
  }
  const what =
    firstTo <= GAMES_TARGET_MAX
      ? formatQuantity(firstTo, 'гейм', 'гейма', 'геймов')
      : formatQuantity(firstTo, 'очко', 'очка', 'очков');
  const loser = firstTo - 2;
  return `Побеждает пара, у которой первой ${what}, например ${firstTo}:${loser}. Это не сумма.`;
}

type ScoreSettingsProps = {
  settings: GameSettings;
  isStarted: boolean;
  onChange: (to: Partial<GameSettings>) => void;
};

export function ScoreSettings({ settings, isStarted, onChange }: ScoreSettingsProps) {
  const { scoring } = settings;
  const isFixed = isSettingFixed('scoring', isStarted);
  return (
    <div className={styles.choice}>
      <h3>
        Счёт{isFixed && `: ${MODES.find(({ value }) => value === scoring)!.label.toLowerCase()}`}
      </h3>
      {!isFixed && (
        <SegmentedControl
          label="Счёт"
          modes={MODES}
          value={scoring}
          onChange={(to) => onChange({ scoring: to })}
        />
      )}
      <SettingNumber name={NUMBER_OF[scoring]} settings={settings} onChange={onChange} />
      <p className={styles.quiet}>{describeScoring(settings)}</p>
    </div>
  );
}
