import { useId, useMemo } from 'react';
import { byDate } from '../../../../domain/byDate';
import { clashesIn } from '../../../../domain/clash';
import { formatWeekday } from '../../../../domain/format';
import { formatLongDate } from '../../../../domain/longDate';
import type { Tournament } from '../../../../domain/tournament';
import { CLASHING, ClashText } from '../../../ui/ClashText';
import { CheckIcon } from '../../../ui/icons';
import { plural } from '../../../ui/typography';
import type { Outcomes } from './useSeries';
import styles from './SeriesDates.module.css';

type SeriesDatesProps = {
  /** yyyy-MM-dd, in order. */
  dates: readonly string[];
  start: string;
  end: string;
  tournaments: readonly Tournament[];
  outcomes: Outcomes;
};

/** COMFORT-23, COMFORT-26: the dates of a series, what clashes there, and what became of each. */
export function SeriesDates({ dates, start, end, tournaments, outcomes }: SeriesDatesProps) {
  const titleId = useId();
  const known = useMemo(() => byDate(tournaments), [tournaments]);
  return (
    <section aria-labelledby={titleId} className={styles.series}>
      <h2 id={titleId}>{`Будет ${plural(dates.length, 'турнир', 'турнира', 'турниров')}`}</h2>
      <ol>
        {dates.map((date) => (
          <li key={date}>
            <span className={styles.date}>
              {formatWeekday(date)}, {formatLongDate(date)}
            </span>
            <Outcome
              date={date}
              outcomes={outcomes}
              clashes={clashesIn(known.get(date) ?? [], start, end)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type OutcomeProps = { date: string; outcomes: Outcomes; clashes: readonly Tournament[] };

function Outcome({ date, outcomes, clashes }: OutcomeProps) {
  const { created, current, failures } = outcomes;
  const failure = failures[date];
  if (created.includes(date)) {
    return (
      <span className={styles.created}>
        <CheckIcon /> создан
      </span>
    );
  }
  if (current === date) return <span className={styles.quiet}>создание...</span>;
  if (failure !== undefined) {
    return (
      <span className={styles.failed}>
        не создан: <bdi>{failure}</bdi>
      </span>
    );
  }
  if (clashes.length === 0) return null;
  return (
    <span className={styles.clash}>
      {CLASHING}
      <ClashText clash={clashes[0]!} />
      {clashes.length > 1 && ` и\u00a0ещё\u00a0${clashes.length - 1}`}
    </span>
  );
}
