import { useEffect, useRef } from 'react';
import { formatDay, formatDayNumber } from '../../../../../domain/dates/formatDays';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import type { CalendarProps } from '../calendarProps';
import { DayTournaments } from '../day/DayTournaments';
import { MonthGrid } from './MonthGrid';
import { getTypeTintClass } from '../../../../ui/tournaments/typeMarks';
import styles from './PhoneMonth.module.css';

/** Maximum number of dots in a small cell; more tournaments are shown as a number. */
const DOTS = 3;

/** A month on a phone: the number of tournaments on each day, and the list of one day below (COMFORT-10). */
export function PhoneMonth({ titleId, days, day, today, onMove, onOpen }: CalendarProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  // After a press, the day's list scrolls into view above the bottom bar.
  useEffect(() => {
    if (isPressed.current) list.current?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [day]);

  return (
    <>
      <MonthGrid {...{ titleId, day }} className={styles.month}>
        {(one) => (
          <button
            type="button"
            aria-label={formatDayLabel(one, days.listOn(one).length)}
            aria-pressed={one === day}
            className={styles.day}
            onClick={() => {
              isPressed.current = true;
              onMove(one);
            }}
          >
            {formatDayNumber(one)}
            <Marks tournaments={days.listOn(one)} />
          </button>
        )}
      </MonthGrid>
      <DayTournaments
        key={day}
        ref={list}
        day={day}
        today={today}
        tournaments={days.listOn(day)}
        onOpen={onOpen}
      />
    </>
  );
}

const formatDayLabel = (day: string, count: number): string =>
  count === 0
    ? formatDay(day)
    : `${formatDay(day)}, ${formatQuantity(count, 'турнир', 'турнира', 'турниров')}`;

/** One dot for each tournament, in its type's colour. */
function Marks({ tournaments }: { tournaments: readonly Tournament[] }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {tournaments.length > DOTS
        ? tournaments.length
        : tournaments.map(({ id, tournament_type }) => (
            <span key={id} className={`${styles.dot} ${getTypeTintClass(tournament_type)}`} />
          ))}
    </span>
  );
}
