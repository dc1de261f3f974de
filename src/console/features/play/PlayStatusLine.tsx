import { countPeople, describePeople } from '../../../domain/play/roster/people';
import { computeRosterTotals } from '../../../domain/play/roster/rosterTotals';
import { formatNextStep, describePlayStatus } from '../../../domain/play/rounds/playStatus';
import { describePlayersNeeded } from '../../../domain/play/rounds/roundLoad';
import { formatStartCountdown } from '../../../domain/play/rounds/formatStartCountdown';
import type { Tournament } from '../../../domain/tournament/tournament';
import { toServerTime } from '../../api/request/serverClock';
import { config } from '../../config';
import type { PlayTab } from '../../paths';
import { findFinal } from '../../../domain/play/model/round';
import { Button } from '../../ui/controls/Button';
import { useMinute } from '../../ui/time/useMinute';
import { usePlayContext } from './rounds/playContext';
import { describeRoster, describePaymentTotals } from './describeRoster';
import styles from './PlayStatusLine.module.css';
import { useRoundTimesText } from './useRoundTimesText';

type StatusLineProps = {
  tournament: Tournament;
  /** The shown tab. Roster and outcome show the payments too; the roster shows its warnings below (ROSTER-46). */
  tab: PlayTab;
  onNext: () => void;
};

/** The state of the play, and a button for the next step (ROSTER-1, ROSTER-11, PLAY-9). */
export function PlayStatusLine({ tournament, tab, onNext }: StatusLineProps) {
  const { state, startedRounds, planned, step, getCourtName, openDialog } = usePlayContext();
  const sums = computeRosterTotals(state, tournament.entry_fee ?? 0);
  const people = countPeople(state);
  const start = formatStartCountdown(tournament, toServerTime(useMinute()), config.timeZone);
  const isStarted = startedRounds.length > 0;
  const times = useRoundTimesText();
  const sumsText = [isStarted && describePeople(people), describePaymentTotals(sums)]
    .filter(Boolean)
    .join('. ');
  const isOutcome = step.kind === 'finished' && tab === 'table';
  const next = isOutcome ? null : formatNextStep(step, getCourtName);
  return (
    <section className={styles.status} aria-label="Как идут дела">
      <strong role="status">
        {isStarted
          ? describePlayStatus(startedRounds, planned, step)
          : describeRoster(people, sums)}
      </strong>
      {times && <span className="quiet">{times}</span>}
      {!isStarted && start && <span className={styles.start}>{start}</span>}
      {step.kind === 'wait' && (tab !== 'roster' || step.isTooMany) && (
        <span className="warning">
          {step.isTooMany
            ? `Играть могут до\u00a040, пришли ${step.present}`
            : describePlayersNeeded(state, startedRounds.length + 1)}
        </span>
      )}
      {next && (
        <Button kind="primary" data-next-step className={styles.next} onClick={onNext}>
          {next}
        </Button>
      )}
      {step.kind === 'finish' && !findFinal(state.rounds) && (
        <Button onClick={() => openDialog({ kind: 'final' })}>Финал</Button>
      )}
      {(tab === 'roster' || isOutcome) && sumsText && (
        <span className={styles.sums}>{sumsText}</span>
      )}
    </section>
  );
}
