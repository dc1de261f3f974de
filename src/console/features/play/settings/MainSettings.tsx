import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { LOCK_TEXTS } from '../../../../domain/play/changes/lockedPlay';
import type { PlayState } from '../../../../domain/play/log/playState';
import {
  COURTS_MAX,
  isSettingFixed,
  ROUNDS_MAX,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import {
  getPlayStage,
  listOrdinaryRounds,
  listStartedRounds,
} from '../../../../domain/play/model/round';
import { CAPACITIES_OFFERED, type PlaySettings } from '../../../../domain/play/model/settings';
import {
  countPlannedRounds,
  type TournamentTimes,
} from '../../../../domain/play/rounds/plannedRounds';
import { isLoadEvenAfter, type RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { computeSchedule } from '../../../../domain/play/rounds/schedule';
import { Select } from '../../../ui/controls/Select';
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

/**
 * Options for the number of rounds, such as «7 — каждый с каждым, до 20:34» (PLAY-76).
 * @param meetingRounds the number after which every two players have met; null without such a number
 */
function listRoundOptions(
  settings: GameSettings,
  tournament: TournamentTimes,
  load: RoundLoad,
  meetingRounds: number | null,
  startedCount: number,
) {
  const describeRounds = (rounds: number): string => {
    // Once rounds have started, the end depends on their actual starts.
    if (startedCount > 0) return '';
    const { endsAt, spare } = computeSchedule(settings, tournament, rounds);
    const isEven = load.resting > 0 && isLoadEvenAfter(load, rounds);
    return [
      rounds === meetingRounds ? 'каждый с каждым' : isEven && 'поровну',
      endsAt !== null && `до ${endsAt}`,
      spare !== null && spare < 0 && 'дольше турнира',
    ]
      .filter(Boolean)
      .join(', ');
  };
  const least = Math.max(1, Math.min(startedCount, settings.rounds ?? startedCount));
  return Array.from({ length: ROUNDS_MAX + 1 - least }, (_, index) => {
    const rounds = least + index;
    const note = describeRounds(rounds);
    return { value: String(rounds), label: note ? `${rounds} — ${note}` : String(rounds) };
  });
}

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
