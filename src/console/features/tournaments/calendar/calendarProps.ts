import type { TournamentsByDay } from '../../../../domain/calendar/calendarDays';

/** What each form of the calendar is given. */
export type CalendarProps = {
  /** The id of the heading that names the days. */
  titleId: string;
  days: TournamentsByDay;
  /** The day around which it is shown, yyyy-MM-dd. */
  day: string;
  /** yyyy-MM-dd in the club's zone. */
  today: string;
  onMove: (day: string) => void;
  onOpen: (tournamentId: number) => void;
};
