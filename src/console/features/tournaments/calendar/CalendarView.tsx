import { useMemo } from 'react';
import type { Season } from '../../../../domain/season';
import type { CalendarScale, View } from '../../../../domain/view';
import { useAppDispatch } from '../../../hooks';
import { opened } from '../../../state/dialogSlice';
import { viewChosen } from '../../../state/listSlice';
import { moveToDay } from '../saving/moveToDay';
import { SeasonCalendar } from './SeasonCalendar';

type CalendarViewProps = {
  /** What the filters and the search leave. */
  season: Season;
  /** Its calendar is chosen. */
  view: View;
  /** yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** COMFORT-10: the calendar, whose place is part of the address (COMFORT-5). */
export function CalendarView({ season, view, today }: CalendarViewProps) {
  const dispatch = useAppDispatch();
  const tournaments = useMemo(() => [...season.coming, ...season.past], [season]);
  return (
    <SeasonCalendar
      tournaments={tournaments}
      today={today}
      scale={view.view as CalendarScale}
      day={view.day}
      onMove={(day) => dispatch(viewChosen({ day }))}
      onDrop={(move) => dispatch(moveToDay(move))}
      onOpen={(tournamentId) => dispatch(opened({ kind: 'detail', tournamentId }))}
    />
  );
}
