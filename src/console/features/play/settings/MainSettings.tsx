import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { LOCK_TEXTS } from '../../../../domain/play/changes/lockedPlay';
import type { PlayState } from '../../../../domain/play/log/playState';
import { COURTS_MAX, isSettingFixed } from '../../../../domain/play/model/gameSettings';
import {
  getPlayStage,
  listOrdinaryRounds,
  listStartedRounds,
} from '../../../../domain/play/model/round';
import { CAPACITIES_OFFERED, type PlaySettings } from '../../../../domain/play/model/settings';
import { countPlannedRounds } from '../../../../domain/play/rounds/plannedRounds';
import type { RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Select } from '../../../ui/controls/Select';
import { listRoundOptions } from './listRoundOptions';
import { ScoreSetting } from './ScoreSetting';
import styles from './Settings.module.css';

type MainSettingsProps = {
  tournament: Tournament;
  state: PlayState;
  load: RoundLoad;
  meetingRounds: number | null;
  onChange: (to: Partial<PlaySettings>) => void;
};

const COURTS = Array.from({ length: COURTS_MAX }, (_, index) => index + 1);

const toOptions = (counts: readonly number[]) =>
  counts.map((count) => ({ value: String(count), label: String(count) }));

/** The settings used for every tournament: courts, rounds, score and capacity (PLAY-75). */
export function MainSettings(props: MainSettingsProps) {
  const { tournament, state, load, meetingRounds, onChange } = props;
  const { settings } = state;
  const { courts, rounds, capacity } = settings;
  const used = load.courts;
  const stage = getPlayStage(state.rounds);
  const startedCount = listStartedRounds(state.rounds).length;
  const free = { ...state, settings: { ...settings, rounds: null } };
  return (
    <div className={styles.fields}>
      <Select
        label="Корты"
        value={String(courts ?? '')}
        options={[
          { value: '', label: used > 0 ? `по числу игроков: ${used}` : 'по числу игроков' },
          ...toOptions(COURTS),
        ]}
        onChoose={(value) => onChange({ courts: Number(value) || null })}
      />
      {courts !== null && used < courts && (
        <p>{`Игроков хватит на ${formatQuantity(used, 'корт', 'корта', 'кортов')}.`}</p>
      )}
      {isSettingFixed('rounds', stage) ? (
        <p>{`Раундов: ${listOrdinaryRounds(state.rounds).length}. ${LOCK_TEXTS.final}`}</p>
      ) : (
        <Select
          label="Раунды"
          value={String(rounds ?? '')}
          options={[
            { value: '', label: `сколько успеют: ${countPlannedRounds(free, tournament)}` },
            ...listRoundOptions(settings, tournament, load, meetingRounds, startedCount),
          ]}
          onChoose={(value) => onChange({ rounds: Number(value) || null })}
        />
      )}
      <ScoreSetting settings={settings} stage={stage} onChange={onChange} />
      <Select
        label="Мест"
        value={String(capacity ?? '')}
        options={[{ value: '', label: 'без ограничения' }, ...toOptions(CAPACITIES_OFFERED)]}
        onChoose={(value) => onChange({ capacity: Number(value) || null })}
      />
    </div>
  );
}
