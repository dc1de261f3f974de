import { SLOW_SERVER_TEXT, useHasSlowRequest } from '../../api/request/slowRequests';
import { useListTournamentsQuery } from '../../api/tournaments/tournamentsApi';
import { config } from '../../config';
import { LoadError } from '../../ui/feedback/LoadError';
import { RetryAlert } from '../../ui/feedback/RetryAlert';
import { SeasonStatsHeading, SEASON_TITLE, SeasonReport } from './SeasonReport';
import seasonSkeletonStyles from './SeasonSkeleton.module.css';
import { BallIcon } from '../../ui/icons/icons';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Link } from 'react-router';
import { useAppSelector } from '../../hooks';
import { selectListPath } from '../../state/listAddress';
import { BackIcon } from '../../ui/icons/lazyIcons';
import styles from './BackLink.module.css';

const LOAD_ERROR = 'Ошибка загрузки турниров';

function EmptySeason() {
  return (
    <EmptyState
      picture={<BallIcon />}
      title="Пока нечего показать"
      text="Цифры появятся вместе с первыми турнирами"
    />
  );
}

/** Link to the list with its last filters (COMFORT-7). */
function BackLink() {
  const listPath = useAppSelector(selectListPath);
  return (
    <Link className={styles.back} to={listPath}>
      <BackIcon />
      Назад
    </Link>
  );
}

const CHARTS = ['tournaments', 'applications', 'fees', 'levels'];

/** Placeholder of the stats while the list loads. */
function SeasonSkeleton() {
  return (
    <div aria-hidden="true" className={seasonSkeletonStyles.skeleton}>
      <div className={seasonSkeletonStyles.totals} />
      {CHARTS.map((chart) => (
        <div key={chart} className={seasonSkeletonStyles.chart} />
      ))}
    </div>
  );
}

/** The season's stats, computed from the cached list (COMFORT-90, COMFORT-91). */
export function SeasonScreen() {
  const { currentData, error, refetch } = useListTournamentsQuery();
  // Stats are computed only from a whole list, not from its beginning (SPEED-4).
  const tournaments = currentData?.isWhole ? currentData.tournaments : null;
  // The stats stay visible while the list reloads, which may happen every few seconds (COMFORT-72).
  const hasSlowRequest = useHasSlowRequest();
  const problem = error?.message ?? (tournaments && hasSlowRequest ? SLOW_SERVER_TEXT : undefined);
  const retry = () => void refetch();
  return (
    <div>
      <title>{`${SEASON_TITLE} · ${config.title}`}</title>
      <BackLink />
      {!tournaments && !problem && (
        <>
          <SeasonStatsHeading note="Загрузка турниров..." />
          <SeasonSkeleton />
        </>
      )}
      {!tournaments && problem && (
        <>
          <SeasonStatsHeading />
          <LoadError title={LOAD_ERROR} text={problem} onRetry={retry} />
        </>
      )}
      {tournaments?.length === 0 && (
        <>
          <SeasonStatsHeading />
          <EmptySeason />
        </>
      )}
      {tournaments && tournaments.length > 0 && (
        <SeasonReport tournaments={tournaments}>
          {problem && <RetryAlert text="Цифры не обновились." problem={problem} onRetry={retry} />}
        </SeasonReport>
      )}
    </div>
  );
}
