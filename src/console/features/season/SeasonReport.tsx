import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatWeek } from '../../../domain/dates/formatDays';
import { addDays } from '../../../domain/dates/dates';
import type { PlaySummaries } from '../../../domain/play/roster/playSummary';
import { computeSeasonStats } from '../../../domain/season/seasonStats';
import { SEASON_PERIODS, type SeasonPeriod } from '../../../domain/season/seasonPeriod';
import type { Tournament } from '../../../domain/tournament/tournament';
import { selectPlaySummaries } from '../../api/play/cachedPlaySummaries';
import { config } from '../../config';
import { useAppSelector } from '../../hooks';
import { hasFeature } from '../../serverFeatures';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';
import { useToday } from '../../ui/time/useToday';
import { ChartCard } from '../../ui/charts/ChartCard';
import { buildSeasonCharts } from './buildSeasonCharts';
import { SeasonStatsHeading } from './SeasonStatsHeading';
import styles from './SeasonReport.module.css';
import { SeasonTotals } from './SeasonTotals';
import { SeasonWinnersCard } from './SeasonWinnersCard';

const [DEFAULT_PERIOD] = SEASON_PERIODS;

const LABELS: Record<SeasonPeriod, string> = {
  recent: '16\u00a0недель',
  year: 'Этот год',
  all: 'Всё время',
};
const NO_PLAYS: PlaySummaries = {};
const MODES = SEASON_PERIODS.map((value) => ({ value, label: LABELS[value] }));

/** The period in the address; an unknown one counts as the default (COMFORT-5). */
function usePeriod() {
  const [params, setParams] = useSearchParams();
  const named = SEASON_PERIODS.find((period) => period === params.get('period'));
  const choose = (period: SeasonPeriod) => setParams(period === DEFAULT_PERIOD ? {} : { period });
  return [named ?? DEFAULT_PERIOD, choose] as const;
}

type SeasonReportProps = {
  tournaments: readonly Tournament[];
  /** Content before the stats. */
  children?: ReactNode;
};

/** The chosen period with its numbers and charts (COMFORT-90, COMFORT-91). */
export function SeasonReport({ tournaments, children }: SeasonReportProps) {
  const [period, choosePeriod] = usePeriod();
  const today = useToday();
  const plays = useAppSelector(selectPlaySummaries) ?? NO_PLAYS;
  const stats = useMemo(
    () =>
      computeSeasonStats(
        tournaments,
        period,
        today,
        config.timeZone,
        hasFeature('play') ? plays : null,
      ),
    [tournaments, period, today, plays],
  );
  const charts = useMemo(() => buildSeasonCharts(stats), [stats]);
  const { starts, end } = stats;
  return (
    <>
      <SeasonStatsHeading note={formatWeek([starts[0]!, addDays(end, -1)])}>
        <SegmentedControl label="Период" modes={MODES} value={period} onChange={choosePeriod} />
      </SeasonStatsHeading>
      {children}
      <SeasonTotals stats={stats} />
      <div className={styles.charts}>
        {charts.map((chart, at) => (
          <ChartCard key={at} chart={chart} />
        ))}
        {stats.winners.length > 0 && <SeasonWinnersCard winners={stats.winners} />}
      </div>
    </>
  );
}
