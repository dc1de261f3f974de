import { WEEKDAYS } from '../../../../domain/dates/formatDays';
import styles from './WeekdayHead.module.css';

/** The weekdays over a month's columns, read out in full. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {WEEKDAYS.map(([short, full]) => (
        <th key={short} scope="col" className={styles.weekday}>
          <span aria-hidden="true">{short}</span>
          <span className="visuallyHidden">{full}</span>
        </th>
      ))}
    </tr>
  </thead>
);
