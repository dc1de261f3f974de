import { ROUNDS_MAX } from '../../../../domain/play/model/gameSettings';
import { computeSchedule } from '../../../../domain/play/rounds/schedule';
import { isLoadEvenAfter, type RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import styles from './GameSettingsPanel.module.css';
import { NumberChoice } from './NumberChoice';
import { listRoundOptions } from './listRoundOptions';

type RoundSettingsProps = {
  tournament: Tournament;
  settings: PlaySettings;
  load: RoundLoad;
  startedCount: number;
  planned: number;
  onChange: (to: Partial<PlaySettings>) => void;
};

/** Number of rounds; each option says when it would end (PLAY-1). */
export function RoundCountSetting(props: RoundSettingsProps) {
  const { tournament, settings, load, startedCount, planned, onChange } = props;
  const offered = listRoundOptions(settings, tournament, load, startedCount, planned).map(
    (value) => {
      const { endsAt, spare } = computeSchedule(settings, tournament, value);
      return {
        value,
        // During the play the end depends on the actual starts of the rounds.
        note: endsAt === null || startedCount > 0 ? '' : `до ${endsAt}`,
        isLate: spare !== null && spare < 0,
        isMarked: load.resting > 0 && startedCount === 0 && isLoadEvenAfter(load, value),
      };
    },
  );
  return (
    <div className={styles.choice}>
      <div className={styles.heading}>
        <h3>Раунды</h3>
        {settings.rounds !== null && (
          <Button className={styles.link} onClick={() => onChange({ rounds: null })}>
            сколько успеют
          </Button>
        )}
      </div>
      <NumberChoice
        label="Раунды"
        options={offered}
        value={planned}
        min={Math.max(1, startedCount)}
        max={ROUNDS_MAX}
        onChoose={(rounds) => onChange({ rounds })}
      />
    </div>
  );
}
