import {
  GAME_SETTINGS,
  GAMES_TARGET_MAX,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { computeMatchMinutes } from '../../../../domain/play/model/roundTerms';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Select } from '../../../ui/controls/Select';
import styles from './GameSettingsPanel.module.css';
import { addOwnOption } from './hourOptions';
import { SettingNumber } from './SettingNumber';

type TimeSettingsProps = {
  settings: GameSettings;
  onChange: (to: Partial<GameSettings>) => void;
};

const MINUTES_OFFERED = [0, 2, 3, 4, 5, 6, 8, 10, 15, 20, GAME_SETTINGS.changeMinutes.max];

/** Duration of a point or a game, from which the minutes of a match are computed (PLAY-1). */
function Pace({ settings, onChange }: TimeSettingsProps) {
  const { scoring, firstTo, pointSeconds, gameMinutes } = settings;
  const isOfGames = scoring === 'firstTo' && firstTo <= GAMES_TARGET_MAX;
  return (
    <details className={styles.folded}>
      <summary>
        Темп{' '}
        <span className={styles.quiet}>
          {isOfGames ? `${gameMinutes}\u00a0мин на гейм` : `${pointSeconds}\u00a0с на очко`}
        </span>
      </summary>
      <SettingNumber
        name={isOfGames ? 'gameMinutes' : 'pointSeconds'}
        settings={settings}
        onChange={onChange}
      />
    </details>
  );
}

/** Minutes between rounds, and the clock of a round (PLAY-1). */
export function TimeSettings({ settings, onChange }: TimeSettingsProps) {
  const { scoring, changeMinutes, hasClock } = settings;
  return (
    <div className={styles.choice}>
      <Select
        label="Смена кортов"
        value={String(changeMinutes)}
        options={addOwnOption(MINUTES_OFFERED, changeMinutes).map((minutes) => ({
          value: String(minutes),
          label: `${minutes}\u00a0мин`,
        }))}
        onChoose={(value) => onChange({ changeMinutes: Number(value) })}
      />
      {scoring !== 'timed' && (
        <Checkbox
          label={`Часы раунда: ${computeMatchMinutes(settings)}\u00a0мин на матч`}
          isChecked={hasClock}
          onChange={(isChecked) => onChange({ hasClock: isChecked })}
        />
      )}
      {scoring !== 'timed' && <Pace settings={settings} onChange={onChange} />}
    </div>
  );
}
