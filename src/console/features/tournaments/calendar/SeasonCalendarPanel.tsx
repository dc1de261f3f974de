import { useMemo } from 'react';
import type { Season } from '../../../../domain/list/splitSeason';
import type { CalendarScale, ListParams } from '../../../../domain/list/listParams';
import { useAppDispatch } from '../../../hooks';
import { dialogOpened } from '../../../state/dialogSlice';
import { paramsChosen } from '../../../state/listSlice';
import { moveToDay } from '../saving/moveToDay';
import { SeasonCalendar } from './SeasonCalendar';

type CalendarViewProps = {
  /** The tournaments that match filters and search. */
  season: Season;
  /** Parameters whose view is the calendar. */
  params: ListParams;
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** The calendar; the address contains its scale and day (COMFORT-5, COMFORT-10). */
export function SeasonCalendarPanel({ season, params, today }: CalendarViewProps) {
  const dispatch = useAppDispatch();
  const tournaments = useMemo(() => [...season.coming, ...season.past], [season]);
  return (
    <SeasonCalendar
      tournaments={tournaments}
      today={today}
      scale={params.view as CalendarScale}
      day={params.day}
      onMove={(day) => dispatch(paramsChosen({ day }))}
      onDrop={(move) => dispatch(moveToDay(move))}
      onOpen={(tournamentId) => dispatch(dialogOpened({ kind: 'detail', tournamentId }))}
    />
  );
}
