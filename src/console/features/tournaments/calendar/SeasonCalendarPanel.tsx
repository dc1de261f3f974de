import { useMemo } from 'react';
import type { Season } from '../../../../domain/list/splitSeason';
import type { CalendarScale, ListParams } from '../../../../domain/list/listParams';
import { useAppDispatch } from '../../../hooks';
import { dialogOpened } from '../../../state/dialogSlice';
import { paramsChosen } from '../../../state/listSlice';
import { moveToDay } from '../saving/moveToDay';
import { SeasonCalendar } from './SeasonCalendar';

type CalendarViewProps = {
  /** What the filters and the search leave. */
  season: Season;
  /** Its calendar is chosen. */
  params: ListParams;
  /** yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** COMFORT-10: the calendar, whose place is part of the address (COMFORT-5). */
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
