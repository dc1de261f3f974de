import { isSettingFixed, type PlayStage } from '../../../../domain/play/model/gameSettings';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import type { RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import { CourtNames } from './CourtNames';
import { describeUnusualSettings } from './describeUnusualSettings';
import { PairingSettings } from './PairingSettings';
import { PartnerModeSetting } from './PartnerModeSetting';
import { RestCreditSetting } from './RestCreditSetting';
import { EntrySettings } from './EntrySettings';
import { StandingsOrderSetting } from './StandingsOrderSetting';
import styles from './Settings.module.css';
import { TimeSettings } from './TimeSettings';

type MoreSettingsProps = {
  settings: PlaySettings;
  load: RoundLoad;
  hasPairingSettings: boolean;
  stage: PlayStage;
  onChange: (to: Partial<PlaySettings>) => void;
};

/** Rarely changed settings. While they are folded, one line names those that differ from the defaults (PLAY-75). */
export function MoreSettings(props: MoreSettingsProps) {
  const { settings, load, hasPairingSettings, stage, onChange } = props;
  const unusual = describeUnusualSettings(settings, hasPairingSettings);
  return (
    <details className={styles.folded}>
      <summary>Ещё настройки{unusual && <span className={styles.quiet}>: {unusual}</span>}</summary>
      <div className={styles.more}>
        <PartnerModeSetting settings={settings} stage={stage} onChange={onChange} />
        {hasPairingSettings && (
          <PairingSettings settings={settings} stage={stage} onChange={onChange} />
        )}
        {!isSettingFixed('restCredit', stage) && (
          <RestCreditSetting settings={settings} load={load} onChange={onChange} />
        )}
        <StandingsOrderSetting settings={settings} onChange={onChange} />
        <TimeSettings settings={settings} onChange={onChange} />
        <CourtNames settings={settings} used={load.courts} onChange={onChange} />
        <EntrySettings settings={settings} onChange={onChange} />
      </div>
    </details>
  );
}
