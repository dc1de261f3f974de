import { ROUNDS_MAX } from '../../../../domain/play/model/gameSettings';
import { computeSchedule } from '../../../../domain/play/rounds/schedule';
import { isEvenAfter, type RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import styles from './GamePanel.module.css';
import { NumberChoice } from './NumberChoice';
import { listRoundOptions } from './listRoundOptions';

type RoundSettingsProps = {
  tournament: Tournament;
  settings: PlaySettings;
  load: RoundLoad;
  /** How many have begun. */
  begun: number;
  planned: number;
  onChange: (to: Partial<PlaySettings>) => void;
};

/** PLAY-1: how many rounds; each number says when it would end. */
export function RoundSettings(props: RoundSettingsProps) {
  const { tournament, settings, load, begun, planned, onChange } = props;
  const offered = listRoundOptions(settings, tournament, load, begun, planned).map((value) => {
    const { endsAt, spare } = computeSchedule(settings, tournament, value);
    return {
      value,
      // Once it is played, the end depends on what has begun when.
      note: endsAt === null || begun > 0 ? '' : `до ${endsAt}`,
      isLate: spare !== null && spare < 0,
      isMarked: load.resting > 0 && begun === 0 && isEvenAfter(load, value),
    };
  });
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
        offered={offered}
        value={planned}
        min={Math.max(1, begun)}
        max={ROUNDS_MAX}
        onChoose={(rounds) => onChange({ rounds })}
      />
    </div>
  );
}
