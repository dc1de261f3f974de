import { listWeeksOfMonth } from '../../../../../domain/calendar/calendarDays';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import type { CalendarProps } from '../calendarProps';
import { CreateLink } from '../CreateLink';
import { CalendarDayNumber } from '../day/CalendarDayNumber';
import { MISSING_FACT_TEXT } from '../../../../../domain/lib/formatOrRaw';
import { selectPlaySummaries } from '../../../../api/play/cachedPlaySummaries';
import { useAppSelector } from '../../../../hooks';
import { getTypeTintClass } from '../../../../ui/tournaments/typeMarks';
import { formatTurnout } from '../../display/formatTurnout';
import { CalendarTournamentCaption } from '../CalendarTournamentCaption';
import { useTournamentAttributes } from '../moving/tournamentMoveContext';
import tournamentStyles from './MonthTournament.module.css';
import { MonthGrid } from './MonthGrid';
import { Link, useSearchParams } from 'react-router';
import { formatDay } from '../../../../../domain/dates/formatDays';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
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

type MonthTournamentProps = {
  tournament: Tournament;
  isPast: boolean;
  /** True when a second line fits. */
  isWhole: boolean;
  onOpen: (tournamentId: number) => void;
};

/** A tournament in a month's cell, in its type's colour. Level and applications appear only when a second line fits. */
function MonthTournament({ tournament, isPast, isWhole, onOpen }: MonthTournamentProps) {
  const { id, start_time, tournament_type, organizer_name } = tournament;
  const entryAttributes = useTournamentAttributes(tournament);
  const people = useAppSelector(selectPlaySummaries)?.[id]?.people;
  const organizer = organizer_name || MISSING_FACT_TEXT;
  return (
    <button
      type="button"
      {...entryAttributes}
      title={`${organizer}, ${formatTurnout(tournament, people)}`}
      data-whole={isWhole ? '' : undefined}
      className={`${tournamentStyles.entry} ${isPast ? tournamentStyles.past : getTypeTintClass(tournament_type)}`}
      onClick={() => onOpen(id)}
    >
      <span className={tournamentStyles.time}>{start_time || MISSING_FACT_TEXT}</span>{' '}
      <span className="visuallyHidden">{tournament_type}</span> <bdi>{organizer}</bdi>{' '}
      {isWhole && <CalendarTournamentCaption tournament={tournament} />}
    </button>
  );
}

/** The link «ещё 5» to the week of a day, which shows all tournaments of the day. */
function MoreLink({ day, count }: { day: string; count: number }) {
  const [params] = useSearchParams();
  const week = new URLSearchParams(params);
  week.set('view', 'week');
  week.set('day', day);
  const name = `Ещё ${formatQuantity(count, 'турнир', 'турнира', 'турниров')} ${formatDay(day)}`;
  return (
    <Link to={{ search: week.toString() }} aria-label={name} className={tournamentStyles.more}>
      ещё {count}
    </Link>
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
