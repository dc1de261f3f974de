import { formatDecidingFigure } from '../../../../domain/play/standings/orderFigures';
import { formatFinalScore } from '../../../../domain/play/standings/formatFinalScore';
import { listPodium } from '../../../../domain/play/standings/podium';
import type { StandingsView } from '../standings/useStandings';
import styles from './OutcomePanel.module.css';

/** The first three places; several rows may share one (PLAY-78). */
export function Podium({ standings }: { standings: StandingsView }) {
  const { rows, order, nameOf } = standings;
  const podium = listPodium(rows);
  if (podium.length === 0) return <p className={styles.podium}>Ни один матч не сыгран.</p>;
  return (
    <ol className={styles.podium} aria-label="Первые места">
      {podium.map(({ place, rows: tied }) => (
        <li key={place} value={place} data-first={place === 1 || undefined}>
          <strong>{place}</strong>
          <ul>
            {tied.map((row) => (
              <li key={row.id}>
                <bdi>{nameOf(row)}</bdi>{' '}
                <span>
                  {formatDecidingFigure(row, order)}
                  {row.final?.kind === 'match' && `, финал ${formatFinalScore(row)}`}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
