import type { ReactNode } from 'react';
import { monthOf, weeksOfMonth } from '../../../../domain/calendar';
import { moveByKeys } from './moveByKeys';
import { WeekdayHead } from './WeekdayHead';

type MonthGridProps = {
  titleId: string;
  /** A day of the month, yyyy-MM-dd. */
  day: string;
  today: string;
  className: string | undefined;
  /** What stands in a day's cell. */
  children: (day: string) => ReactNode;
};

/** The table of a month's whole weeks; days of its neighbours are marked as data-outside. */
export const MonthGrid = ({ titleId, day, today, className, children }: MonthGridProps) => (
  <table className={className} aria-labelledby={titleId} onKeyDown={moveByKeys(7)}>
    <WeekdayHead />
    <tbody>
      {weeksOfMonth(day).map((week) => (
        <tr key={week[0]}>
          {week.map((one) => (
            <td
              key={one}
              data-day={one}
              data-outside={monthOf(one) === monthOf(day) ? undefined : ''}
              tabIndex={-1}
              aria-current={one === today ? 'date' : undefined}
            >
              {children(one)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
