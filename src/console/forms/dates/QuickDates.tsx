import { formatShortDate } from '../../../domain/dates/shortDate';
import { listQuickDates } from '../../../domain/dates/quickDates';
import styles from './QuickDates.module.css';

type QuickDatesProps = {
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  value: string;
  onChoose: (date: string) => void;
};

/** Buttons for the most frequent days (DESK-23). */
export function QuickDates({ today, value, onChoose }: QuickDatesProps) {
  return (
    <div role="group" aria-label="Быстрый выбор даты" className={styles.dates}>
      {listQuickDates(today).map(({ label, date }) => (
        <button
          key={label}
          type="button"
          // Keyboard users type a date, so four more tab stops would only slow them down.
          tabIndex={-1}
          title={formatShortDate(date)}
          aria-pressed={value === date}
          onClick={() => onChoose(date)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
