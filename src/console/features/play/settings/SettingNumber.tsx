import {
  FIRST_TO_OFFERED,
  GAME_SETTINGS,
  TOTALS_OFFERED,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { NumberChoice } from './NumberChoice';

const NUMBERS = {
  total: { label: 'Сумма очков', offered: TOTALS_OFFERED },
  firstTo: { label: 'Очки победителя', offered: FIRST_TO_OFFERED },
  roundMinutes: { label: 'Минут в раунде', offered: [10, 12, 15, 20] },
  gameMinutes: { label: 'Минут на гейм', offered: [3, 4, 5] },
  pointSeconds: { label: 'Секунд на очко', offered: [20, 25, 30] },
} as const;

type SettingNumberProps = {
  name: keyof typeof NUMBERS;
  settings: GameSettings;
  onChange: (to: Partial<GameSettings>) => void;
};

/** A numeric setting: some offered values, and a field for another one (PLAY-1, PLAY-2). */
export function SettingNumber({ name, settings, onChange }: SettingNumberProps) {
  const { label, offered } = NUMBERS[name];
  const { min, max } = GAME_SETTINGS[name];
  return (
    <NumberChoice
      // Resets the field, because a number typed for one setting is not meant for another.
      key={name}
      {...{ label, min, max }}
      options={offered.map((value) => ({ value }))}
      value={settings[name]}
      onChoose={(to) => onChange({ [name]: to })}
    />
  );
}
