import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { TOURNAMENT_TYPES } from '../../../../domain/tournament/tournamentTypes';
import styles from './TypeChip.module.css';

const [MEXICANO, AMERICANO] = TOURNAMENT_TYPES;
const KINDS: ReadonlyMap<string, string | undefined> = new Map([
  [MEXICANO, styles.mexicano],
  [AMERICANO, styles.americano],
]);

/** A tournament's type; an unknown one is shown as it is (WIRE-2). */
export function TypeChip({ type }: { type: string }) {
  return (
    <span className={`${styles.chip} ${KINDS.get(type) ?? ''}`}>{type || MISSING_FACT_TEXT}</span>
  );
}
