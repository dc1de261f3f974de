import { computeSchedule, describeSchedule } from '../../../../domain/play/rounds/schedule';
import {
  computeRoundsMinutes,
  getRoundIntervalMinutes,
  findScheduledMinutes,
} from '../../../../domain/play/rounds/planner';
import {
  describePlayLoad,
  describeRoundLoad,
  type RoundLoad,
} from '../../../../domain/play/rounds/roundLoad';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
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
  startedCount: number;
};

/** The rest of the schedule. It leaves out matches per player, which depend on the earlier rounds (PLAY-1). */
function RestOfSchedule({
  settings,
  load,
  left,
}: Pick<ScheduleSummaryProps, 'settings' | 'load'> & { left: number }) {
  const rounds = formatQuantity(left, 'раунд', 'раунда', 'раундов');
  return (
    <div role="status" className={styles.schedule}>
      <p>
        {left > 0
          ? `Ещё ${rounds} по ${getRoundIntervalMinutes(settings)}\u00a0мин.`
          : 'Все раунды начаты.'}
      </p>
      {left > 0 && <p>{describeRoundLoad(load)}</p>}
    </div>
  );
}

/** The consequences of the settings: the end of the play, and the matches of each player (PLAY-1). */
export function ScheduleSummary({
  tournament,
  settings,
  load,
  describeMeetings,
  planned,
  startedCount,
}: ScheduleSummaryProps) {
  if (startedCount > 0)
    return <RestOfSchedule settings={settings} load={load} left={planned - startedCount} />;
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
