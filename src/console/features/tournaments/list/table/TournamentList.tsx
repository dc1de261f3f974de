import { Suspense, useEffect, useMemo, useState } from 'react';
import { queryTournaments } from '../../../../../domain/list/queryTournaments';
import {
  filterSeasonByOrganizer,
  prepareSeasonSearch,
  countSeasonTournaments,
} from '../../../../../domain/list/splitSeason';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { listActiveFilters } from '../../../../../domain/list/listParams';
import { useAppSelector } from '../../../../hooks';
import { selectOrganizerSearch, selectListParams } from '../../../../state/listSlice';
import { selectSelection } from '../../../../state/selectionSlice';
import { RetryAlert } from '../../../../ui/feedback/RetryAlert';
import { useToday } from '../../../../ui/time/useToday';
import { runWhenIdle } from '../../../../ui/loading/runWhenIdle';
import {
  LazyCalendarView,
  LazyFilterPanel,
  LazyNothingFound,
  LazyNoTournaments,
  LazySelectionTools,
} from '../../lazyScreens';
import { TOURNAMENT_LIST_HINT_TEXT, ListHeading, LIST_LOADING_TEXT } from '../ListHeading';
import { ListTools } from '../ListTools';
import { TableSkeleton } from './TableSkeleton';
import { TournamentTable } from './TournamentTable';
import styles from '../TournamentsScreen.module.css';

const ONLY_BEGINNING = 'Загружено только начало списка.';

type TournamentListProps = {
  tournaments: Tournament[];
  /** True while no list is loaded; everything around the rows is already shown (LIST-3). */
  isLoading: boolean;
  /** True when the whole list is loaded (SPEED-4). */
  isWhole: boolean;
  /** The reason why the last refetch failed; the earlier list stays visible (LIST-4). */
  problem: string | undefined;
  /** True when no server responded, which the offline message already explains (COMFORT-75). */
  isOffline: boolean;
  onRetry: () => void;
};

/** The matching tournaments in the chosen order (LIST). */
export function TournamentList(props: TournamentListProps) {
  const { tournaments, isLoading, isWhole, problem, isOffline, onRetry } = props;
  const organizer = useAppSelector(selectOrganizerSearch);
  const params = useAppSelector(selectListParams);
  const selection = useAppSelector(selectSelection);
  const today = useToday();
  // The calendar's month is not among the dependencies, because the result does not depend on it.
  const { type, period, from, to, level, applications, sort } = params;
  const season = useMemo(() => {
    const query = { type, period, from, to, level, applications, sort };
    return queryTournaments(tournaments, query, today);
  }, [tournaments, type, period, from, to, level, applications, sort, today]);
  useEffect(() => runWhenIdle(() => prepareSeasonSearch(season)), [season]);
  const found = useMemo(() => filterSeasonByOrganizer(season, organizer), [season, organizer]);
  const foundCount = countSeasonTournaments(found);
  const filterCount = listActiveFilters(params).length;
  const isFiltered = filterCount > 0;
  const isNarrowed = organizer.trim() !== '' || isFiltered;
  const notUpdated = isOffline ? undefined : 'Список не обновился.';
  const note = isWhole || problem ? undefined : LIST_LOADING_TEXT;
  // The calendar has no rows (LIST-1).
  const hint = foundCount > 0 && params.view === '' ? TOURNAMENT_LIST_HINT_TEXT : undefined;
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const tools = (isLoading || tournaments.length > 0) && (
    <ListTools
      season={isWhole ? found : null}
      areFiltersOpen={areFiltersOpen}
      onToggleFilters={() => setFiltersOpen(!areFiltersOpen)}
    />
  );

  return (
    <div>
      <ListHeading
        {...(isWhole && { count: tournaments.length, ...(isNarrowed && { foundCount }) })}
        note={note ?? hint}
      >
        {tools}
      </ListHeading>
      {(areFiltersOpen || isFiltered) && (
        <Suspense
          fallback={isFiltered && <div className={styles.filters} data-count={filterCount} />}
        >
          <LazyFilterPanel isOpen={areFiltersOpen} />
        </Suspense>
      )}
      {problem && (
        <RetryAlert
          text={isWhole ? notUpdated : ONLY_BEGINNING}
          problem={problem}
          onRetry={onRetry}
        />
      )}
      {isWhole && foundCount === 0 && (
        <Suspense fallback={null}>
          {tournaments.length === 0 ? <LazyNoTournaments /> : <LazyNothingFound />}
        </Suspense>
      )}
      {isLoading && <TableSkeleton />}
      {foundCount > 0 &&
        (params.view === '' ? (
          <TournamentTable season={found} sort={sort} today={today} />
        ) : (
          <Suspense fallback={null}>
            <LazyCalendarView season={found} params={params} today={today} />
          </Suspense>
        ))}
      {selection && params.view === '' && (
        <Suspense fallback={null}>
          <LazySelectionTools selection={selection} season={found} today={today} />
        </Suspense>
      )}
    </div>
  );
}
