import type { Round } from '../../../../domain/play/round';
import { CourtCard } from './CourtCard';
import { usePlayContext } from './playContext';
import styles from './Rounds.module.css';

/** PLAY-10: a round that is played or comes next: its courts, and who rests. */
export function RoundView({ round }: { round: Round }) {
  const { nameOf } = usePlayContext();
  return (
    <>
      <div className={styles.courts}>
        {round.matches.map((match) => (
          <CourtCard key={match.court} round={round} match={match} />
        ))}
      </div>
      {round.rests.length > 0 && (
        <p className={styles.rests}>
          {round.rests.length === 1 ? 'Отдыхает' : 'Отдыхают'}{' '}
          <strong>{round.rests.map(nameOf).join(', ')}</strong>
        </p>
      )}
    </>
  );
}
