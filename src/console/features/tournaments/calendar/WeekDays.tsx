import { listDaysOfWeek } from '../../../../domain/dates/dates';
import type { CalendarProps } from './calendarProps';
import { DayTournaments } from './day/DayTournaments';
import { createDayKeyHandler } from './dayKeys';
import { useDayAttributes } from './moving/tournamentMoveContext';
import styles from './WeekDays.module.css';

/** A week as seven columns; on a phone, a list of days (COMFORT-10). */
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
