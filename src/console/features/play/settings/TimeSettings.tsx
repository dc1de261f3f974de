import { GAME_SETTINGS } from '../../../../domain/play/model/gameSettings';
import { computeMatchMinutes } from '../../../../domain/play/model/roundTerms';
import { isSettingUsed, type PlaySettings } from '../../../../domain/play/model/settings';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Select } from '../../../ui/controls/Select';
import { addOwnOption } from './hourOptions';
import { SettingNumber } from './SettingNumber';

type TimeSettingsProps = {
  settings: PlaySettings;
  onChange: (to: Partial<PlaySettings>) => void;
};

const MINUTES_OFFERED = [0, 2, 3, 4, 5, 6, 8, 10, 15, 20, GAME_SETTINGS.changeMinutes.max];
/** Durations from which the minutes of a match are computed. */
const PACES = ['pointSeconds', 'gameMinutes'] as const;

/** The pace, the minutes between rounds, and the round clock (PLAY-1). */
export function TimeSettings({ settings, onChange }: TimeSettingsProps) {
  const { changeMinutes, hasClock } = settings;
  return (
    <>
      {PACES.filter((name) => isSettingUsed(name, settings)).map((name) => (
        <SettingNumber
          key={name}
          name={name}
          settings={settings}
          onChange={(count) => onChange({ [name]: count })}
        />
      ))}
      <Select
        label="Смена кортов"
        value={String(changeMinutes)}
        options={addOwnOption(MINUTES_OFFERED, changeMinutes).map((minutes) => ({
          value: String(minutes),
          label: `${minutes}\u00a0мин`,
        }))}
        onChoose={(value) => onChange({ changeMinutes: Number(value) })}
      />
      {isSettingUsed('hasClock', settings) && (
        <Checkbox
          label={`Часы раунда: ${computeMatchMinutes(settings)}\u00a0мин на матч`}
          isChecked={hasClock}
          onChange={(isChecked) => onChange({ hasClock: isChecked })}
        />
      )}
    </>
  );
}
