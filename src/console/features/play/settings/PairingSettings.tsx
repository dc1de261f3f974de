import {
  FIRST_ROUND_LABELS,
  MIXED_PAIRING_LABELS,
  PAIRING_LABELS,
} from '../../../../domain/play/model/gameLabels';
import {
  FIRST_ROUND_MODES,
  GAME_SETTINGS,
  type FirstRoundMode,
  type GameSettings,
  isSettingFixed,
} from '../../../../domain/play/model/gameSettings';
import { MIXED_PAIRINGS, PAIRINGS } from '../../../../domain/draw/base/pairings';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { Select } from '../../../ui/controls/Select';
import styles from './GameSettingsPanel.module.css';

export type PairingSettingsProps = {
  settings: GameSettings;
  isStarted: boolean;
  onChange: (to: Partial<GameSettings>) => void;
};

const LOT_ROUNDS = Array.from({ length: GAME_SETTINGS.lotRounds.max }, (_, index) => index + 1);

function describePairSettings(settings: GameSettings): string {
  const { variant, firstRound, lotRounds, pairing, mixedPairing, avoidsRepeats } = settings;
  const first =
    lotRounds > 1 && firstRound === 'lot'
      ? `раунды 1–${lotRounds} по жребию`
      : `1-й раунд ${FIRST_ROUND_LABELS[firstRound]}`;
  if (variant === 'fixed') return `${first}, дальше по таблице`;
  const pairingLabel =
    variant === 'mixed' ? MIXED_PAIRING_LABELS[mixedPairing] : PAIRING_LABELS[pairing];
  return `${first}, дальше ${pairingLabel}${avoidsRepeats ? ', повторов избегать' : ''}`;
}

/** Only a first round by lot may be followed by further rounds by lot. */
const toFirstRoundChange = (
  firstRound: FirstRoundMode,
  lotRounds: number,
): Partial<GameSettings> =>
  firstRound === 'lot' || lotRounds === 1 ? { firstRound } : { firstRound, lotRounds: 1 };

/** Rules for pairs in rounds that follow from the standings (DRAW-8). */
export function PairingSettings({ settings, isStarted, onChange }: PairingSettingsProps) {
  const { variant, firstRound, lotRounds, pairing, mixedPairing, avoidsRepeats } = settings;
  return (
    <details className={styles.folded}>
      <summary>
        Пары <span className={styles.quiet}>{describePairSettings(settings)}</span>
      </summary>
      <div className={styles.names}>
        {!isSettingFixed('firstRound', isStarted) && (
          <Select
            label="Первый раунд"
            value={firstRound}
            options={FIRST_ROUND_MODES.map((value) => ({
              value,
              label: FIRST_ROUND_LABELS[value],
            }))}
            onChoose={(value) => onChange(toFirstRoundChange(value as FirstRoundMode, lotRounds))}
          />
        )}
        {firstRound === 'lot' && !isSettingFixed('lotRounds', isStarted) && (
          <Select
            label="Сколько раундов по жребию"
            value={String(lotRounds)}
            options={LOT_ROUNDS.map((count) => ({ value: String(count), label: String(count) }))}
            onChoose={(value) => onChange({ lotRounds: Number(value) })}
          />
        )}
        {variant !== 'fixed' && (
          <>
            <p className={styles.caption}>Пары в четвёрке по местам</p>
            {variant === 'mixed' ? (
              <SegmentedControl
                label="Пары в четвёрке по местам"
                modes={MIXED_PAIRINGS.map((value) => ({
                  value,
                  label: MIXED_PAIRING_LABELS[value],
                }))}
                value={mixedPairing}
                onChange={(to) => onChange({ mixedPairing: to })}
              />
            ) : (
              <SegmentedControl
                label="Пары в четвёрке по местам"
                modes={PAIRINGS.map((value) => ({ value, label: PAIRING_LABELS[value] }))}
                value={pairing}
                onChange={(to) => onChange({ pairing: to })}
              />
            )}
            <Checkbox
              label="Избегать повторов пар"
              isChecked={avoidsRepeats}
              onChange={(isChecked) => onChange({ avoidsRepeats: isChecked })}
            />
          </>
        )}
      </div>
    </details>
  );
}
