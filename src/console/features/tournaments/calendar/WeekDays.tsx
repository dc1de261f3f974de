import { listDaysOfWeek } from '../../../../domain/dates/dates';
import type { CalendarProps } from './calendarProps';
import { DayTournaments } from './day/DayTournaments';
import { createDayKeyHandler } from './dayKeys';
import { useDayAttributes } from './moving/tournamentMoveContext';
import styles from './WeekDays.module.css';

/** COMFORT-10: a week as seven columns, on a phone as a list of days. */
export function WeekDays({ titleId, days, day, today, onOpen }: CalendarProps) {
  const dayAttributes = useDayAttributes();
  return (
    <ol className={styles.week} aria-labelledby={titleId} onKeyDown={createDayKeyHandler(1)}>
      {listDaysOfWeek(day).map((one) => (
        <li key={one} {...dayAttributes(one)} tabIndex={-1} className={styles.day}>
          <DayTournaments day={one} today={today} tournaments={days.listOn(one)} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}
