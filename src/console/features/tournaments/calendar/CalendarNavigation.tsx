import { getAdjacentPeriodDay } from '../../../../domain/calendar/calendarDays';
import { listDaysOfWeek } from '../../../../domain/dates/dates';
import type { CalendarScale } from '../../../../domain/list/listParams';
import { formatMonth, formatWeek } from '../../../../domain/dates/formatDays';
import { Button, IconButton } from '../../../ui/controls/Button';
import { BackIcon } from '../../../ui/icons/lazyIcons';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import styles from './CalendarNavigation.module.css';

type CalendarBarProps = {
  titleId: string;
  scale: CalendarScale;
  day: string;
  today: string;
  /** Number of tournaments in the month or week. */
  count: number;
  /** Text that replaces the count. */
  note: string | null;
  onMove: (day: string) => void;
  onToday: () => void;
};

const LABELS = {
  month: ['Предыдущий месяц', 'Следующий месяц'],
  week: ['Предыдущая неделя', 'Следующая неделя'],
} as const;

/** Heading with the shown days and their count, and the buttons to other days. */
export function CalendarNavigation({
  titleId,
  scale,
  day,
  today,
  count,
  note,
  onMove,
  onToday,
}: CalendarBarProps) {
  const [before, after] = LABELS[scale];
  const title = scale === 'month' ? formatMonth(day) : formatWeek(listDaysOfWeek(day));
  return (
    <div className={styles.bar} data-scale={scale}>
      <div className={styles.title} aria-live="polite">
        <h2 id={titleId}>{title}</h2>
        <p>
          {note ??
            (count === 0 ? 'Турниров нет' : formatQuantity(count, 'турнир', 'турнира', 'турниров'))}
        </p>
      </div>
      <div className={styles.moves}>
        <IconButton
          label={before}
          onClick={() => onMove(getAdjacentPeriodDay(scale, day, -1, today))}
        >
          <BackIcon />
        </IconButton>
        <Button onClick={onToday}>Сегодня</Button>
        <IconButton
          label={after}
          className={styles.forward}
          onClick={() => onMove(getAdjacentPeriodDay(scale, day, 1, today))}
        >
          <BackIcon />
        </IconButton>
      </div>
    </div>
  );
}
