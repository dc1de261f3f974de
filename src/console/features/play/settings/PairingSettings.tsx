import {
  FIRST_ROUND_LABELS,
  MIXED_PAIRING_LABELS,
  PAIRING_LABELS,
  SEATING_ORDER_LABELS,
} from '../../../../domain/play/model/gameLabels';
import {
  FIRST_ROUND_MODES,
  GAME_SETTINGS,
  type FirstRoundMode,
  type GameSettings,
  type PlayStage,
  isSettingFixed,
} from '../../../../domain/play/model/gameSettings';
import {
  MIXED_PAIRINGS,
  PAIRINGS,
  SEATING_ORDERS,
  type MixedPairing,
  type Pairing,
  type SeatingOrder,
} from '../../../../domain/draw/base/pairings';
import { isSettingUsed, type PlaySettings } from '../../../../domain/play/model/settings';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Select } from '../../../ui/controls/Select';

type PairingSettingsProps = {
  settings: PlaySettings;
  stage: PlayStage;
  onChange: (to: Partial<GameSettings>) => void;
};

const LOT_ROUNDS = Array.from({ length: GAME_SETTINGS.lotRounds.max }, (_, index) => index + 1);

/** Only a first round by lot may be followed by further rounds by lot. */
const toFirstRoundChange = (
  firstRound: FirstRoundMode,
  lotRounds: number,
): Partial<GameSettings> =>
  firstRound === 'lot' || lotRounds === 1 ? { firstRound } : { firstRound, lotRounds: 1 };

/** Rules for pairs in rounds that follow from the standings or from a ladder (DRAW-8, DRAW-30). */
export function PairingSettings({ settings, stage, onChange }: PairingSettingsProps) {
  const { firstRound, lotRounds, seating, pairing, mixedPairing, avoidsRepeats } = settings;
  return (
    <>
      {!isSettingFixed('firstRound', stage) && (
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
      {isSettingUsed('lotRounds', settings) && !isSettingFixed('lotRounds', stage) && (
        <Select
          label="Сколько раундов по жребию"
          value={String(lotRounds)}
          options={LOT_ROUNDS.map((count) => ({ value: String(count), label: String(count) }))}
          onChoose={(value) => onChange({ lotRounds: Number(value) })}
        />
      )}
      <Select
        label="Рассадка"
        value={seating}
        options={SEATING_ORDERS.map((value) => ({ value, label: SEATING_ORDER_LABELS[value] }))}
        onChoose={(value) => onChange({ seating: value as SeatingOrder })}
      />
      {isSettingUsed('mixedPairing', settings) && (
        <Select
          label="Пары в четвёрке по местам"
          value={mixedPairing}
          options={MIXED_PAIRINGS.map((value) => ({ value, label: MIXED_PAIRING_LABELS[value] }))}
          onChoose={(value) => onChange({ mixedPairing: value as MixedPairing })}
        />
      )}
      {isSettingUsed('pairing', settings) && (
        <Select
          label="Пары в четвёрке по местам"
          value={pairing}
          options={PAIRINGS.map((value) => ({ value, label: PAIRING_LABELS[value] }))}
          onChoose={(value) => onChange({ pairing: value as Pairing })}
        />
      )}
      {isSettingUsed('avoidsRepeats', settings) && (
        <Checkbox
          label="Избегать повторов пар"
          isChecked={avoidsRepeats}
          onChange={(isChecked) => onChange({ avoidsRepeats: isChecked })}
        />
      )}
    </>
  );
}
