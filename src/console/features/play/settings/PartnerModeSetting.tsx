import { PARTNER_MODE_LABELS } from '../../../../domain/play/model/gameLabels';
import {
  PARTNER_MODES,
  type GameSettings,
  type PartnerMode,
  type PlayStage,
  isSettingFixed,
} from '../../../../domain/play/model/gameSettings';
import { Select } from '../../../ui/controls/Select';
import styles from './Settings.module.css';

type PartnerModeSettingProps = {
  settings: GameSettings;
  stage: PlayStage;
  onChange: (to: Partial<GameSettings>) => void;
};

/** Changing partners, pairs of a man and a woman, or fixed pairs (PLAY-40). */
export function PartnerModeSetting({ settings, stage, onChange }: PartnerModeSettingProps) {
  const { variant } = settings;
  if (isSettingFixed('variant', stage)) {
    if (variant === 'changing') return null;
    return <h3 className={styles.caption}>Состав пар: {PARTNER_MODE_LABELS[variant]}</h3>;
  }
  return (
    <Select
      label="Состав пар"
      value={variant}
      options={PARTNER_MODES.map((value) => ({ value, label: PARTNER_MODE_LABELS[value] }))}
      onChoose={(value) => onChange({ variant: value as PartnerMode })}
    />
  );
}
