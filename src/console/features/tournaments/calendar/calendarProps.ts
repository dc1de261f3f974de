import type { TournamentsByDay } from '../../../../domain/calendar/calendarDays';

/** Props shared by all forms of the calendar. */
export type CalendarProps = {
  /** Id of the heading that names the days. */
  titleId: string;
  days: TournamentsByDay;
  /** A day of the shown period, yyyy-MM-dd. */
  day: string;
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  onMove: (day: string) => void;
  onOpen: (tournamentId: number) => void;
};
