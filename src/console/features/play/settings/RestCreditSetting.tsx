import { REST_CREDIT_LABELS } from '../../../../domain/play/model/gameLabels';
import {
  getRestCredit,
  getSettingsUnit,
  type GameSettings,
  type RestCredit,
} from '../../../../domain/play/model/gameSettings';
import { UNIT_WORDS } from '../../../../domain/play/model/scoreUnit';
import type { RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import { formatPointsNumber } from '../../../../domain/play/standings/numberTexts';
import { Select } from '../../../ui/controls/Select';
import styles from './Settings.module.css';

type RestCreditSettingProps = {
  settings: GameSettings;
  load: RoundLoad;
  onChange: (to: Partial<GameSettings>) => void;
};

/** Points for a rest. Half of the total is offered only if matches have a total (PLAY-4). */
export function RestCreditSetting({ settings, load, onChange }: RestCreditSettingProps) {
  const { scoring, total } = settings;
  const chosen = getRestCredit(settings);
  const offered: readonly RestCredit[] =
    scoring === 'total' ? ['half', 'average', 'none'] : ['average', 'none'];
  const formatCredit = (credit: RestCredit) =>
    credit === 'half'
      ? `половина суммы, ${formatPointsNumber(total / 2)}`
      : REST_CREDIT_LABELS[credit];
  return (
    <div className={styles.choice}>
      <Select
        label={`${UNIT_WORDS[getSettingsUnit(settings)].label} за отдых`}
        value={offered.includes(chosen) ? chosen : 'average'}
        options={offered.map((value) => ({ value, label: formatCredit(value) }))}
        onChoose={(value) => onChange({ restCredit: value as RestCredit })}
      />
      {load.resting === 0 && (
        <p className={styles.quiet}>Пригодится, если кто-то не придёт или уйдёт.</p>
      )}
    </div>
  );
}
