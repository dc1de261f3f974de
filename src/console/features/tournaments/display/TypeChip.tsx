import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { getTypeTintClass } from '../../../ui/tournaments/typeMarks';
import styles from './TypeChip.module.css';

/** A tournament's type; an unknown type is shown as it is (WIRE-2). */
export function TypeChip({ type }: { type: string }) {
  return (
    <span className={`${styles.chip} ${getTypeTintClass(type)}`}>{type || MISSING_FACT_TEXT}</span>
  );
}
