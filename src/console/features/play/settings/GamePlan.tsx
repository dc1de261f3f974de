import { planOf, planText } from '../../../../domain/play/planText';
import { scheduledMinutes } from '../../../../domain/play/planner';
import { loadText, meetingsText, type RoundLoad } from '../../../../domain/play/roundLoad';
import type { PlayFormat } from '../../../../domain/play/seeding';
import type { PlaySettings } from '../../../../domain/play/settings';
import type { Tournament } from '../../../../domain/tournament';
import styles from './GamePanel.module.css';

type GamePlanProps = {
  tournament: Tournament;
  settings: PlaySettings;
  load: RoundLoad;
  format: PlayFormat;
  /** How many rounds are planned. */
  planned: number;
};

/** PLAY-1: what the settings come to: until when it is played, and how often each plays. */
export function GamePlan({ tournament, settings, load, format, planned }: GamePlanProps) {
  const { rounds, roundMinutes, spare } = planOf(settings, tournament, planned);
  const there = scheduledMinutes(tournament);
  const [what, when] = planText(settings, tournament, planned).split(': ');
  const meetings = meetingsText(load, rounds, format);
  return (
    <div role="status" className={styles.plan}>
      <p>
        {what}
        {when !== undefined && (
          <>
            : <strong data-late={spare !== null && spare < 0 ? '' : undefined}>{when}.</strong>
          </>
        )}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: rounds }, (_, index) => (
          <span
            key={index}
            data-late={there !== null && (index + 1) * roundMinutes > there ? '' : undefined}
            style={{ flexGrow: roundMinutes }}
          />
        ))}
        {spare !== null && spare > 0 && (
          <span className={styles.spare} style={{ flexGrow: spare }} />
        )}
      </div>
      <p>{loadText(load, rounds)}</p>
      {meetings && <p className={styles.quiet}>{meetings}</p>}
    </div>
  );
}
