import { countPeople, describePeople, type PeopleCounts } from '../../../domain/play/roster/people';
import { computeRosterTotals, type RosterTotals } from '../../../domain/play/roster/rosterTotals';
import { formatNextStep, describePlayStatus } from '../../../domain/play/rounds/playStatus';
import { describePlayersNeeded } from '../../../domain/play/rounds/roundLoad';
import { formatStartCountdown } from '../../../domain/play/rounds/formatStartCountdown';
import type { Tournament } from '../../../domain/tournament/tournament';
import { findFinal, isFinal, isRoundComplete } from '../../../domain/play/model/round';
import {
  computePlayEnd,
  computeRoundEnd,
  formatUntil,
} from '../../../domain/play/rounds/roundClock';
import { formatMoney } from '../../../domain/fields/money';
import { PAYMENT_LABELS } from '../../../domain/play/model/entryLabels';
import { toServerTime } from '../../api/request/serverClock';
import { config } from '../../config';
import type { PlayTab } from '../../paths';
import { Button } from '../../ui/controls/Button';
import { useMinute } from '../../ui/time/useMinute';
import { usePlayContext } from './rounds/playContext';
import styles from './PlayStatusLine.module.css';

type StatusLineProps = {
  tournament: Tournament;
  /** The shown tab. Roster and outcome show the payments too; the roster shows its warnings below (ROSTER-46). */
  tab: PlayTab;
  onNext: () => void;
};

/** Returns «раунд до 19:42, игра до 20:38» while a round is in progress. Otherwise empty (PLAY-1, PLAY-9). */
function useRoundTimesText(): string {
  const { state, startedRounds, planned, step } = usePlayContext();
  const now = toServerTime(useMinute());
  const running = startedRounds.at(-1);
  if (!running || step.kind === 'finished') return '';
  const round = computeRoundEnd(running);
  const end = computePlayEnd(state.rounds, planned, state.settings, now);
  const texts = [
    round !== null &&
      !isRoundComplete(running) &&
      `${isFinal(running) ? 'финал' : 'раунд'} ${formatUntil(round, config.timeZone)}`,
    end !== null && `игра ${formatUntil(end, config.timeZone)}`,
  ];
  return texts.filter(Boolean).join(', ');
}

/** Returns «12 играют · 1 ждёт · пришли 9 · оплатили 7»; without a fee the payments are omitted (ROSTER-1). */
const describeRoster = (
  people: PeopleCounts,
  { arrived, settled, paid, expected }: RosterTotals,
): string => {
  const parts = [
    describePeople(people),
    `пришли\u00a0${arrived}`,
    ...(paid + expected > 0 ? [`оплатили\u00a0${settled}`] : []),
  ];
  return parts[0] === '' ? 'Пока никого' : parts.join('\u00a0· ');
};

/**
 * Returns «Оплачено 13 500 ₽ из 18 000 ₽: наличные 9 000 ₽, перевод 4 500 ₽»; empty if no entry has to pay (ROSTER-11).
 */
function describePaymentTotals(sums: RosterTotals): string {
  const { byPayment, expected } = sums;
  if (sums.paid + expected === 0) return '';
  const paid = byPayment.cash + byPayment.transfer;
  const payments = (['cash', 'transfer'] as const)
    .filter((payment) => byPayment[payment] > 0)
    .map((payment) => `${PAYMENT_LABELS[payment]}\u00a0${formatMoney(byPayment[payment])}`);
  const text = `Оплачено\u00a0${formatMoney(paid)} из\u00a0${formatMoney(expected)}`;
  return payments.length > 0 ? `${text}: ${payments.join(', ')}` : text;
}

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
