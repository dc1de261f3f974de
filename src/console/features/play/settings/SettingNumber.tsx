import {
  FIRST_TO_MAX,
  FIRST_TO_MIN,
  FIRST_TO_OFFERED,
  GAME_MINUTES_MAX,
  POINT_SECONDS_MAX,
  POINT_SECONDS_MIN,
  ROUND_MINUTES_MAX,
  TOTAL_MAX,
  TOTAL_MIN,
  TOTALS_OFFERED,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { NumberChoice } from './NumberChoice';

const NUMBERS = {
  total: { label: 'Сумма очков', offered: TOTALS_OFFERED, min: TOTAL_MIN, max: TOTAL_MAX },
  firstTo: {
    label: 'Очки победителя',
    offered: FIRST_TO_OFFERED,
    min: FIRST_TO_MIN,
    max: FIRST_TO_MAX,
  },
  roundMinutes: {
    label: 'Минут в раунде',
    offered: [10, 12, 15, 20],
    min: 1,
    max: ROUND_MINUTES_MAX,
  },
  gameMinutes: { label: 'Минут на гейм', offered: [3, 4, 5], min: 1, max: GAME_MINUTES_MAX },
  pointSeconds: {
    label: 'Секунд на очко',
    offered: [20, 25, 30],
    min: POINT_SECONDS_MIN,
    max: POINT_SECONDS_MAX,
  },
} as const;

type SettingNumberProps = {
  name: keyof typeof NUMBERS;
  settings: GameSettings;
  onChange: (to: Partial<GameSettings>) => void;
};

/** PLAY-2, PLAY-44: one of the settings that are a number: some are offered, and there is room for another. */
export function SettingNumber({ name, settings, onChange }: SettingNumberProps) {
  const { offered, ...limits } = NUMBERS[name];
  return (
    <NumberChoice
      // What was typed for one is not meant for another.
      key={name}
      {...limits}
      options={offered.map((value) => ({ value }))}
      value={settings[name]}
      onChoose={(to) => onChange({ [name]: to })}
    />
  );
}
