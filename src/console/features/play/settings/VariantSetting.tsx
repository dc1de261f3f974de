import { VARIANT_NAMES } from '../../../../domain/play/gameLabels';
import { VARIANTS, type GameSettings, type Variant } from '../../../../domain/play/gameSettings';
import type { Play } from '../../../../domain/play/playWire';
import { unpairedText } from '../../../../domain/play/variantTexts';
import { Select } from '../../../ui/Select';
import styles from './GamePanel.module.css';

type VariantSettingProps = {
  play: Play;
  isBegun: boolean;
  onChange: (to: Partial<GameSettings>) => void;
};

/** PLAY-40: whether partners change, each pair is a man and a woman, or the pairs stay together. */
export function VariantSetting({ play, isBegun, onChange }: VariantSettingProps) {
  const { variant } = play.settings;
  const missing = unpairedText(play.entries, variant);
  if (isBegun && variant === 'changing') return null;
  return (
    <div className={styles.choice}>
      {isBegun ? (
        <h3>Состав пар: {VARIANT_NAMES[variant]}</h3>
      ) : (
        <Select
          label="Состав пар"
          value={variant}
          options={VARIANTS.map((value) => ({ value, label: VARIANT_NAMES[value] }))}
          onChoose={(value) => onChange({ variant: value as Variant })}
        />
      )}
      {missing && <p className={styles.quiet}>{missing}</p>}
    </div>
  );
}
