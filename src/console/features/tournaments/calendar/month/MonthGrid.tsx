import type { CSSProperties, ReactNode, Ref } from 'react';
import { toMonth, listWeeksOfMonth } from '../../../../../domain/calendar/calendarDays';
import { createDayKeyHandler } from '../dayKeys';
import { useDayAttributes } from '../moving/tournamentMoveContext';
import { WeekdayHead } from '../WeekdayHead';

type MonthGridProps = {
  titleId: string;
  /** A day of the month, yyyy-MM-dd. */
  day: string;
  className: string | undefined;
  ref?: Ref<HTMLTableElement>;
  /** Height of each row in px, passed to the style sheet as --row. */
  rowHeight?: number;
  /** Renders the content of a day's cell. */
  children: (day: string) => ReactNode;
};

/** Table of all whole weeks of a month. Days of neighbouring months have data-outside. */
export function MonthGrid({ titleId, day, className, ref, rowHeight, children }: MonthGridProps) {
  const dayAttributes = useDayAttributes();
  return (
    <table
      ref={ref}
      className={className}
      style={rowHeight ? ({ '--row': `${rowHeight}px` } as CSSProperties) : undefined}
      aria-labelledby={titleId}
      onKeyDown={createDayKeyHandler(7)}
    >
      <WeekdayHead />
      <tbody>
        {listWeeksOfMonth(day).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td
                key={one}
                {...dayAttributes(one)}
                data-outside={toMonth(one) === toMonth(day) ? undefined : ''}
                tabIndex={-1}
              >
                {children(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
