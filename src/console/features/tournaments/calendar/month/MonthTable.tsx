import { listWeeksOfMonth } from '../../../../../domain/calendar/calendarDays';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import type { CalendarProps } from '../calendarProps';
import { CreateLink } from '../CreateLink';
import { CalendarDayNumber } from '../day/CalendarDayNumber';
import { MonthTournament } from './MonthTournament';
import { MonthGrid } from './MonthGrid';
import { MoreLink } from './MoreLink';
import { useMonthRowSizes } from './useMonthRowSizes';
import styles from './MonthTable.module.css';

/** Number of lines of an entry that also shows level and applications. */
const WHOLE_ENTRY = 2;

/** A month as a table, with one or two lines for each tournament of a day (COMFORT-10). */
export function MonthTable({ titleId, days, day, today, onOpen }: CalendarProps) {
  const { table, height, lines } = useMonthRowSizes(listWeeksOfMonth(day).length);
  return (
    <MonthGrid {...{ titleId, day }} ref={table} rowHeight={height} className={styles.month}>
      {(one) => (
        <MonthDay
          day={one}
          today={today}
          tournaments={days.listOn(one)}
          lines={lines}
          onOpen={onOpen}
        />
      )}
    </MonthGrid>
  );
}

type MonthDayProps = {
  day: string;
  today: string;
  tournaments: readonly Tournament[];
  /** Number of lines that fit into a cell. The last line may show the number of hidden tournaments. */
  lines: number;
  onOpen: (tournamentId: number) => void;
};

function MonthDay({ day, today, tournaments, lines, onOpen }: MonthDayProps) {
  const hasAll = tournaments.length <= lines;
  const visible = hasAll ? tournaments : tournaments.slice(0, Math.max(0, lines - 1));
  const isWhole = tournaments.length * WHOLE_ENTRY <= lines;
  return (
    <>
      <div className={styles.head}>
        <CalendarDayNumber day={day} />
        {day >= today && <CreateLink day={day} />}
      </div>
      {visible.length > 0 && (
        <ul>
          {visible.map((tournament) => (
            <li key={tournament.id}>
              <MonthTournament
                tournament={tournament}
                isPast={day < today}
                isWhole={isWhole}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
      {!hasAll && <MoreLink day={day} count={tournaments.length - visible.length} />}
    </>
  );
}
