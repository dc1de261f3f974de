import { useId, useMemo } from 'react';
import { groupByDate } from '../../../../../domain/lib/groupBy';
import { findOverlaps } from '../../../../../domain/tournament/findOverlaps';
import { formatWeekday } from '../../../../../domain/dates/shortDate';
import { formatLongDate } from '../../../../../domain/dates/longDate';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { OVERLAP_LABEL, OverlapText } from '../../../../ui/people/OverlapText';
import { CheckIcon } from '../../../../ui/icons/lazyIcons';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import type { SeriesStatusByDate } from './useSeries';
import styles from './SeriesDates.module.css';

type SeriesDatesProps = {
  /** Days of the tournaments, yyyy-MM-dd, in order. */
  dates: readonly string[];
  start: string;
  end: string;
  tournaments: readonly Tournament[];
  outcomes: SeriesStatusByDate;
};

/** Dates of a series, each with its overlaps and the result of its creation (COMFORT-23, COMFORT-26). */
export function SeriesDates({ dates, start, end, tournaments, outcomes }: SeriesDatesProps) {
  const titleId = useId();
  const known = useMemo(() => groupByDate(tournaments), [tournaments]);
  return (
    <section aria-labelledby={titleId} className={styles.series}>
      <h2
        id={titleId}
      >{`Будет ${formatQuantity(dates.length, 'турнир', 'турнира', 'турниров')}`}</h2>
      <ol>
        {dates.map((date) => (
          <li key={date}>
            <span className={styles.date}>
              {formatWeekday(date)}, {formatLongDate(date)}
            </span>
            <Outcome
              outcome={outcomes[date]}
              overlaps={findOverlaps(known.get(date) ?? [], start, end)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type OutcomeProps = {
  outcome: SeriesStatusByDate[string] | undefined;
  overlaps: readonly Tournament[];
};

function Outcome({ outcome, overlaps }: OutcomeProps) {
  if (outcome?.status === 'done') {
    return (
      <span className={styles.created}>
        <CheckIcon /> создан
      </span>
    );
  }
  if (outcome?.status === 'sending') return <span className="quiet">создание...</span>;
  if (outcome?.status === 'refused' || outcome?.status === 'outcomeUnknown') {
    return (
      <span className="error">
        не создан: <bdi>{outcome.message}</bdi>
      </span>
    );
  }
  if (overlaps.length === 0) return null;
  return (
    <span className="warning">
      {OVERLAP_LABEL}
      <OverlapText overlap={overlaps[0]!} />
      {overlaps.length > 1 && ` и\u00a0ещё\u00a0${overlaps.length - 1}`}
    </span>
  );
}
