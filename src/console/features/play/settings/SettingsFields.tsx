import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { getPlayStage } from '../../../../domain/play/model/round';
import type { RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import {
  isSettingFixed,
  type PlayStage,
  PARTNER_MODES,
  type GameSettings,
  type PartnerMode,
  getRestCredit,
  getSettingsUnit,
  type RestCredit,
} from '../../../../domain/play/model/gameSettings';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import { PARTNER_MODE_LABELS, REST_CREDIT_LABELS } from '../../../../domain/play/model/gameLabels';
import { UNIT_WORDS } from '../../../../domain/play/model/scoreUnit';
import { formatPointsNumber } from '../../../../domain/play/standings/numberTexts';
import type { RosterActions } from '../useRosterActions';
import { MainSettings } from './MainSettings';
import { SettingsReturn } from './SettingsReturn';
import { CourtNames } from './CourtNames';
import { describeUnusualSettings } from './describeUnusualSettings';
import { PairingSettings } from './PairingSettings';
import { EntrySettings } from './EntrySettings';
import { StandingsOrderSetting } from './StandingsOrderSetting';
import styles from './Settings.module.css';
import { TimeSettings } from './TimeSettings';
import { Select } from '../../../ui/controls/Select';

type PartnerModeSettingProps = {
  settings: GameSettings;
  stage: PlayStage;
  onChange: (to: Partial<GameSettings>) => void;
};

/** Changing partners, pairs of a man and a woman, or fixed pairs (PLAY-40). */
function PartnerModeSetting({ settings, stage, onChange }: PartnerModeSettingProps) {
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

type RestCreditSettingProps = {
  settings: GameSettings;
  load: RoundLoad;
  onChange: (to: Partial<GameSettings>) => void;
};

/** Points for a rest. Half of the total is offered only if matches have a total (PLAY-4). */
function RestCreditSetting({ settings, load, onChange }: RestCreditSettingProps) {
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

type MoreSettingsProps = {
  settings: PlaySettings;
  load: RoundLoad;
  hasPairingSettings: boolean;
  stage: PlayStage;
  onChange: (to: Partial<PlaySettings>) => void;
};

/** Rarely changed settings. While they are folded, one line names those that differ from the defaults (PLAY-75). */
function MoreSettings(props: MoreSettingsProps) {
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

type SettingsFieldsProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  load: RoundLoad;
  /** Null for a format that guarantees no meetings. */
  meetingRounds: number | null;
  hasPairingSettings: boolean;
  /** Origin of the settings: «как 21 ноября». */
  origin: string;
};

/** All settings of a play. Their code loads after the roster (PLAY-75). */
export function SettingsFields(props: SettingsFieldsProps) {
  const { tournament, play, actions, load, meetingRounds, hasPairingSettings, origin } = props;
  const state = toPlayState(play);
  const stage = getPlayStage(state.rounds);
  const onChange = actions.changeSettings;
  return (
    <>
      <MainSettings {...{ tournament, state, load, meetingRounds, onChange }} />
      <MoreSettings settings={state.settings} {...{ load, hasPairingSettings, stage, onChange }} />
      <SettingsReturn {...{ tournament, play, actions, origin, stage }} />
    </>
  );
}
