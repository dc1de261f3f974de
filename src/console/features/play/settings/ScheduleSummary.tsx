import {
  computeSchedule,
  describeRoundsLeft,
  describeSchedule,
} from '../../../../domain/play/rounds/schedule';
import {
  computeRoundsMinutes,
  findScheduledMinutes,
} from '../../../../domain/play/rounds/plannedRounds';
import {
  describePlayLoad,
  describeRoundLoad,
  type RoundLoad,
} from '../../../../domain/play/rounds/roundLoad';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import { findFinal, listStartedRounds, type Round } from '../../../../domain/play/model/round';
import { countRoundsLeft } from '../../../../domain/play/rounds/plannedRounds';
import type { Tournament } from '../../../../domain/tournament/tournament';
import type { FormatPanel } from './formatPanels';
import styles from './Settings.module.css';

type ScheduleSummaryProps = {
  tournament: Tournament;
  settings: PlaySettings;
  load: RoundLoad;
  describeMeetings: FormatPanel['describeMeetings'] | undefined;
  /** Number of planned rounds. */
  planned: number;
  /** All rounds of the play, including those that have not started. */
  rounds: readonly Round[];
};

/** The rest of the schedule. It omits matches per player, which depend on earlier rounds (PLAY-1). */
function RestOfSchedule({
  settings,
  load,
  rounds,
  planned,
}: Pick<ScheduleSummaryProps, 'settings' | 'load' | 'rounds' | 'planned'>) {
  return (
    <div role="status" className={styles.schedule}>
      <p>{describeRoundsLeft(rounds, planned, settings)}</p>
      {!findFinal(rounds) && countRoundsLeft(rounds, planned) > 0 && (
        <p>{describeRoundLoad(load)}</p>
      )}
    </div>
  );
}

/** Consequences of the settings: the end of the play, and each player's number of matches (PLAY-1). */
export function ScheduleSummary({
  tournament,
  settings,
  load,
  describeMeetings,
  planned,
  rounds: all,
}: ScheduleSummaryProps) {
  if (listStartedRounds(all).length > 0)
    return <RestOfSchedule {...{ settings, load, planned }} rounds={all} />;
  const { rounds, roundMinutes, spare } = computeSchedule(settings, tournament, planned);
  const there = findScheduledMinutes(tournament);
  const [what, when] = describeSchedule(settings, tournament, planned).split(': ');
  const meetings = describeMeetings?.(load, rounds, settings);
  return (
    <div role="status" className={styles.schedule}>
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
            data-late={
              there !== null && computeRoundsMinutes(settings, index + 1) > there ? '' : undefined
            }
            style={{ flexGrow: roundMinutes }}
          />
        ))}
        {spare !== null && spare > 0 && (
          <span className={styles.spare} style={{ flexGrow: spare }} />
        )}
      </div>
      <p>{describePlayLoad(load, rounds)}</p>
      {meetings && <p className={styles.quiet}>{meetings}</p>}
    </div>
  );
}
