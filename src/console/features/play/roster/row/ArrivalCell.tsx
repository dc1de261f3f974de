import { formatFullName } from '../../../../../domain/play/people/names';
import type { Entry } from '../../../../../domain/play/model/entry';
import { useRosterContext } from '../rosterContext';
import styles from './ArrivalCell.module.css';

/** Checkbox for the arrival; a second press removes the mark (ROSTER-10). */
export function ArrivalCell({ entry }: { entry: Entry }) {
  const { actions, replaced } = useRosterContext();
  const isArrived = entry.attendance === 'arrived';
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={`Пришёл: ${formatFullName(entry)}`}
        checked={isArrived}
        disabled={replaced.has(entry.id)}
        onChange={() => actions.setAttendance(entry, isArrived ? null : 'arrived')}
      />
    </label>
  );
}
