import type { Pair, SeedingPlace } from '../../../../domain/play/model/round';
import { usePlayContext } from './playContext';
import styles from './CourtCard.module.css';

type PairNamesProps = { pair: Pair; seeding: readonly SeedingPlace[] };

/** The names of a pair, each with the place from which it was drawn. */
export function PairNames({ pair, seeding }: PairNamesProps) {
  const { getFullName } = usePlayContext();
  const placeOf = (entryId: string) => seeding.find((one) => one.entryId === entryId)?.place;
  return (
    <span className={styles.names}>
      {pair.map((entryId) => (
        <span key={entryId} className={styles.name}>
          {seeding.length > 0 && (
            <small title="Место в таблице перед раундом">{placeOf(entryId) ?? ''}</small>
          )}
          <bdi>{getFullName(entryId)}</bdi>
        </span>
      ))}
    </span>
  );
}
