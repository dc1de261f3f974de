import { formatFullName } from '../../../../domain/play/people/names';
import { formatRowName } from '../../../../domain/play/standings/rowName';
import type { StandingsRow } from '../../../../domain/play/standings/standings';
import { Button } from '../../../ui/controls/Button';
import styles from './StandingsTab.module.css';
import type { StandingsView } from './useStandings';

type FirstPlaceProps = {
  standings: StandingsView;
  /** @param winnerId the row's; null takes back what was settled */
  onSettle: (winnerId: string | null) => void;
};

/** PLAY-5: a shared first place may be settled on a court, and is shown so. */
export function FirstPlacePanel({ standings, onSettle }: FirstPlaceProps) {
  const { rows, isOver, nameOf, getPerson: personOf } = standings;
  const winner = rows.find(({ isWinner }) => isWinner);
  if (winner) {
    return (
      <div className={styles.first}>
        <p>
          Первое место решено на корте: <bdi>{nameOf(winner)}</bdi>
        </p>
        <Button onClick={() => onSettle(null)}>Оставить место общим</Button>
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
      <p>Первое место общее. Кто выиграл его на корте?</p>
      {tied.map((row) => (
        <Button
          key={row.id}
          aria-label={`Первое место на корте: ${formatName(row)}`}
          onClick={() => onSettle(row.id)}
        >
          <bdi>{formatName(row)}</bdi>
        </Button>
      ))}
    </div>
  );
}
