import type { Tournament } from '../../../../domain/tournament';
import type { CalendarProps } from './calendarProps';
import { CreateLink } from './CreateLink';
import { DayDate } from './DayDate';
import { MonthEntry } from './MonthEntry';
import { MonthGrid } from './MonthGrid';
import { MoreLink } from './MoreLink';
import styles from './MonthTable.module.css';

/** So many lines a cell has room for; the last one tells how many are left out. */
const LINES = 4;

/** COMFORT-10: a month as a table, each tournament a line in its day. */
export const MonthTable = ({ titleId, days, day, today, onOpen }: CalendarProps) => (
  <MonthGrid {...{ titleId, day }} className={styles.month}>
    {(one) => <MonthDay day={one} today={today} tournaments={days.on(one)} onOpen={onOpen} />}
  </MonthGrid>
);

type MonthDayProps = {
  day: string;
  today: string;
  tournaments: readonly Tournament[];
  onOpen: (tournamentId: number) => void;
};

function MonthDay({ day, today, tournaments, onOpen }: MonthDayProps) {
  const hasAll = tournaments.length <= LINES;
  const shown = hasAll ? tournaments : tournaments.slice(0, LINES - 1);
  return (
    <>
      <div className={styles.head}>
        <DayDate day={day} />
        {day >= today && <CreateLink day={day} />}
      </div>
      {shown.length > 0 && (
        <ul>
          {shown.map((tournament) => (
            <li key={tournament.id}>
              <MonthEntry tournament={tournament} isPast={day < today} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {!hasAll && <MoreLink day={day} count={tournaments.length - shown.length} />}
    </>
  );
}
