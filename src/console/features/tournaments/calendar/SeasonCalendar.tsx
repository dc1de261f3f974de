import { useId, useMemo, useRef } from 'react';
import {
  createTournamentsByDay,
  listDaysOfMonth,
  toDayOrToday,
  listWeeksOfMonth,
} from '../../../../domain/calendar/calendarDays';
import { listDaysOfWeek } from '../../../../domain/dates/dates';
import { TOURNAMENT_TYPES } from '../../../../domain/tournament/tournamentTypes';
import type { Tournament, TournamentDayMove } from '../../../../domain/tournament/tournament';
import type { CalendarScale } from '../../../../domain/list/listParams';
import { useIsPhone } from '../../../ui/layout/useMediaQuery';
import { TypeChip } from '../display/TypeChip';
import { CalendarNavigation } from './CalendarNavigation';
import type { CalendarProps } from './calendarProps';
import { TournamentMoveContext } from './moving/tournamentMoveContext';
import { MonthTable } from './month/MonthTable';
import { PhoneMonth } from './month/PhoneMonth';
import { useTournamentDrag } from './moving/useTournamentDrag';
import { useScrollToToday } from './useScrollToToday';
import { WeekDays } from './WeekDays';
import styles from './SeasonCalendar.module.css';

type SeasonCalendarProps = {
  /** The tournaments that match filters and search, in any order. */
  tournaments: readonly Tournament[];
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  scale: CalendarScale;
  /** A day of the shown month or week, yyyy-MM-dd. An invalid text counts as today. */
  day: string;
  /** Called with a day of the month or week to show next. */
  onMove: (day: string) => void;
  /** Moves a tournament to another day (DESK-30). */
  onDrop: (move: TournamentDayMove) => Promise<void>;
  onOpen: (tournamentId: number) => void;
};

const DAYS_OF_WEEK = 7;

/** Screen readers announce this with each movable entry. */
const HINT = 'Shift и стрелка — перенести на другой день';

/** Tournaments by day in a month or week that begins on Monday (COMFORT-10, DESK-30). */
export function SeasonCalendar(props: SeasonCalendarProps) {
  const { tournaments, today, scale, onMove, onDrop, onOpen } = props;
  const titleId = useId();
  const isPhone = useIsPhone();
  const days = useMemo(() => createTournamentsByDay(tournaments), [tournaments]);
  const day = toDayOrToday(props.day, today);
  const visibleDays = scale === 'month' ? listDaysOfMonth(day) : listDaysOfWeek(day);
  const calendar = useRef<HTMLElement>(null);
  const hintId = useId();
  const { moving, text, onKeyDownCapture } = useTournamentDrag({
    calendar,
    tournaments,
    visibleDays: scale === 'month' ? listWeeksOfMonth(day).flat() : visibleDays,
    columns: scale === 'month' ? DAYS_OF_WEEK : 1,
    today,
    onMove,
    onDrop,
  });
  const bringTodayInSight = useScrollToToday(calendar);
  const goToToday = () => {
    bringTodayInSight();
    onMove(today);
  };
  const count = visibleDays.reduce((sum, one) => sum + days.listOn(one).length, 0);

  const view: CalendarProps = { titleId, days, day, today, onMove, onOpen };
  const Days = scale === 'week' ? WeekDays : isPhone ? PhoneMonth : MonthTable;
  return (
    <TournamentMoveContext value={{ moving, today, hintId }}>
      <section
        ref={calendar}
        aria-labelledby={titleId}
        className={styles.calendar}
        data-busy={moving ? '' : undefined}
        onKeyDownCapture={onKeyDownCapture}
      >
        <CalendarNavigation
          {...{ titleId, scale, day, today, count, onMove }}
          note={text}
          onToday={goToToday}
        />
        <Days {...view} />
        <div className={styles.foot}>
          {days.undatedCount > 0 && <p>{`Без даты: ${days.undatedCount}`}</p>}
          {!isPhone && scale === 'month' && (
            // Hidden from screen readers because each tournament names its own type.
            <p className={styles.legend} aria-hidden="true">
              {TOURNAMENT_TYPES.map((type) => (
                <TypeChip key={type} type={type} />
              ))}
            </p>
          )}
        </div>
        <p id={hintId} hidden>
          {HINT}
        </p>
      </section>
    </TournamentMoveContext>
  );
}
