import { listNextRoundJoiners, listOmitted } from '../../../../domain/play/roster/availability';
import type { Round } from '../../../../domain/play/model/round';
import { CourtCard } from './CourtCard';
import { usePlayContext } from './playContext';
import styles from './Rounds.module.css';

/** «Отдыхают Анна Крылова, Олег Белов»; nothing for an empty list. */
function Aside({ label, ids }: { label: string; ids: readonly string[] }) {
  const { getFullName } = usePlayContext();
  if (ids.length === 0) return null;
  return (
    <p className={styles.rests}>
      {label} <strong>{ids.map(getFullName).join(', ')}</strong>
    </p>
  );
}

/** The current or next round: courts, rests, and players left without a pair (PLAY-10). */
export function RoundPanel({ round }: { round: Round }) {
  const { state, startedRounds, planned } = usePlayContext();
  const number = state.rounds.indexOf(round) + 1;
  // Attendance in earlier rounds is not stored.
  const leftOut = number >= startedRounds.length ? listOmitted(state, number) : [];
  const hasNext = round.start !== null && number < planned && !state.outcome.finishedAt;
  return (
    <>
      <div className={styles.courts}>
        {round.matches.map((match) => (
          <CourtCard key={match.court} round={round} match={match} />
        ))}
      </div>
      <Aside label={round.rests.length === 1 ? 'Отдыхает' : 'Отдыхают'} ids={round.rests} />
      <Aside label={state.settings.variant === 'mixed' ? 'Без м/ж' : 'Без пары'} ids={leftOut} />
      <Aside
        label="Со следующего раунда"
        ids={hasNext ? listNextRoundJoiners(state, number) : []}
      />
    </>
  );
}
