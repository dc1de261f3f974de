import { PARTNER_MODE_LABELS } from '../../../../domain/play/model/gameLabels';
import {
  PARTNER_MODES,
  type GameSettings,
  type PartnerMode,
} from '../../../../domain/play/model/gameSettings';
import type { Play } from '../../../../domain/play/wire/playWire';
import { describeUnpaired } from '../../../../domain/play/roster/unpairedTexts';
import { Select } from '../../../ui/controls/Select';
import styles from './GamePanel.module.css';

type VariantSettingProps = {
  play: Play;
  isBegun: boolean;
  onChange: (to: Partial<GameSettings>) => void;
};

/** PLAY-40: whether partners change, each pair is a man and a woman, or the pairs stay together. */
export function PartnerModeSetting({ play, isBegun, onChange }: VariantSettingProps) {
  const { variant } = play.settings;
  const missing = describeUnpaired(play.entries, variant);
  if (isBegun && variant === 'changing') return null;
  return (
    <div className={styles.choice}>
      {isBegun ? (
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
