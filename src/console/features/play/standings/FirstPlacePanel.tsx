import { formatFullName } from '../../../../domain/play/people/names';
import { formatRowName } from '../../../../domain/play/standings/rowName';
import type { StandingsRow } from '../../../../domain/play/standings/standings';
import { Button } from '../../../ui/controls/Button';
import styles from './StandingsTab.module.css';
import type { StandingsView } from './useStandings';

type FirstPlaceProps = {
  standings: StandingsView;
  /**
   * @param winnerId id of a row; null removes the decision
   * @param isOfFinal true for the first place that a pair has won in the final
   */
  onSettle: (winnerId: string | null, isOfFinal: boolean) => void;
};

/** Records and shows who won a shared first place on the court (PLAY-5). */
export function FirstPlacePanel({ standings, onSettle }: FirstPlaceProps) {
  const { rows, isOver, nameOf, getPerson: personOf } = standings;
  const winner = rows.find(({ isWinner }) => isWinner);
  if (winner) {
    return (
      <div className={styles.first}>
        <p>
          Первое место решено на корте: <bdi>{nameOf(winner)}</bdi>
        </p>
        <Button onClick={() => onSettle(null, winner.finalHalf !== null)}>
          Оставить место общим
        </Button>
      </div>
    );
  }
  const tied = rows.filter(({ place }) => place === 1);
  if (!isOver || tied.length < 2 || tied[0]!.matches === 0) return null;
  const formatName = ({ slots }: StandingsRow) =>
    formatRowName({ slots: slots.map((slot) => slot.slice(-1)) }, (id) =>
      formatFullName(personOf(id)),
    );
  return (
    <div role="group" aria-label="Первое место на корте" className={styles.first}>
      <p>
        {tied[0]!.finalHalf === null
          ? 'Первое место общее. Кто выиграл его на корте?'
          : 'Первое место у\u00a0пары. Если решили на корте, чьё оно, отметьте.'}
      </p>
      {tied.map((row) => (
        <Button
          key={row.id}
          aria-label={`Первое место на корте: ${formatName(row)}`}
          onClick={() => onSettle(row.id, row.finalHalf !== null)}
        >
          <bdi>{formatName(row)}</bdi>
        </Button>
      ))}
    </div>
  );
}
