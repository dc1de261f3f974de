import { SLOW_SERVER_TEXT, useHasSlowRequest } from '../../api/request/slowRequests';
import { useListTournamentsQuery } from '../../api/tournaments/tournamentsApi';
import { config } from '../../config';
import { LoadError } from '../../ui/feedback/LoadError';
import { RetryAlert } from '../../ui/feedback/RetryAlert';
import { BackLink } from './BackLink';
import { EmptySeason } from './EmptySeason';
import { SeasonStatsHeading, SEASON_TITLE } from './SeasonStatsHeading';
import { SeasonReport } from './SeasonReport';
import { SeasonSkeleton } from './SeasonSkeleton';

const LOAD_ERROR = 'Ошибка загрузки турниров';

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
