import { useState } from 'react';
import {
  isSettingFixed,
  type GameSettings,
  type PlayStage,
} from '../../../../domain/play/model/gameSettings';
import { Select } from '../../../ui/controls/Select';
import {
  describeScoring,
  listScoreOptions,
  OWN_NUMBER,
  parseScoreOption,
  SCORE_NUMBERS,
  toCountChange,
  toScoreOption,
} from './scoreOptions';
import { SettingNumber } from './SettingNumber';
import styles from './Settings.module.css';

type ScoreSettingProps = {
  settings: GameSettings;
  stage: PlayStage;
  onChange: (to: Partial<GameSettings>) => void;
};

/** The scoring: offered sums, targets and minutes, in points or games, or a number to type (PLAY-2, PLAY-83). */
export function ScoreSetting({ settings, stage, onChange }: ScoreSettingProps) {
  const [isOwn, setOwn] = useState(false);
  const numberName = SCORE_NUMBERS[settings.scoring];
  return (
    <>
      <Select
        label="Счёт"
        value={isOwn ? OWN_NUMBER.value : toScoreOption(settings)}
        options={listScoreOptions(settings, isSettingFixed('scoring', stage))}
        onChoose={(value) => {
          const isOwnChosen = value === OWN_NUMBER.value;
          setOwn(isOwnChosen);
          if (!isOwnChosen) onChange(parseScoreOption(value, settings));
        }}
      />
      {isOwn && (
        <div className={styles.own}>
          {/* The key resets the field, because a number typed for one scoring is not meant for another. */}
          <SettingNumber
            key={numberName}
            name={numberName}
            settings={settings}
            onChange={(count) => onChange(toCountChange(count, settings))}
          />
        </div>
      )}
      <p>{describeScoring(settings)}</p>
    </>
  );
}
