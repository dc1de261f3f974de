import { PARTNER_MODE_LABELS } from '../../../../domain/play/model/gameLabels';
import {
  PARTNER_MODES,
  type GameSettings,
  type PartnerMode,
  isSettingFixed,
} from '../../../../domain/play/model/gameSettings';
import type { Play } from '../../../../domain/play/wire/playWire';
import { describeUnpaired } from '../../../../domain/play/roster/unpairedTexts';
import { Select } from '../../../ui/controls/Select';
import styles from './GameSettingsPanel.module.css';

type PartnerModeSettingProps = {
  play: Play;
  isStarted: boolean;
  onChange: (to: Partial<GameSettings>) => void;
};

/** Changing partners, pairs of a man and a woman, or fixed pairs (PLAY-40). */
export function PartnerModeSetting({ play, isStarted, onChange }: PartnerModeSettingProps) {
  const { variant } = play.settings;
  const missing = describeUnpaired(play.entries, variant);
  const isFixed = isSettingFixed('variant', isStarted);
  if (isFixed && variant === 'changing') return null;
  return (
    <div className={styles.choice}>
      {isFixed ? (
        <h3>Состав пар: {PARTNER_MODE_LABELS[variant]}</h3>
      ) : (
        <Select
          label="Состав пар"
          value={variant}
          options={PARTNER_MODES.map((value) => ({ value, label: PARTNER_MODE_LABELS[value] }))}
          onChoose={(value) => onChange({ variant: value as PartnerMode })}
        />
      )}
      {missing && <p className={styles.quiet}>{missing}</p>}
    </div>
  );
}
