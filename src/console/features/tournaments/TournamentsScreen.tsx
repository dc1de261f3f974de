import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  beginningOf,
  findByOrganizer,
  prepareSearch,
  seasonOf,
  sizeOf,
} from '../../../domain/season';
import type { Tournament } from '../../../domain/tournament';
import { useListTournamentsQuery } from '../../api/tournamentsApi';
import { config } from '../../config';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { searched, selectOrganizerSearch } from '../../state/searchSlice';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { BallIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { usePageSearch, useScrollElement, type PageSearch } from '../../ui/pageFrame';
import { useToday } from '../../ui/useToday';
import { whenIdle } from '../../ui/whenIdle';
import { ListHeading } from './ListHeading';
import { TableSkeleton } from './TableSkeleton';
import { TournamentDialogs } from './TournamentDialogs';
import { TournamentTable } from './TournamentTable';
import styles from './TournamentsScreen.module.css';

/** LIST: every tournament of the club, found by its organizer. */
export function TournamentsScreen() {
  const dispatch = useAppDispatch();
  const organizer = useAppSelector(selectOrganizerSearch);
  const [search] = useState<PageSearch>(() => ({
    initialText: organizer,
    onSearch: (text) => dispatch(searched(text)),
  }));
  usePageSearch(search);

  const { currentData, error, isFetching, refetch } = useListTournamentsQuery();
  const tournaments = currentData?.tournaments;
  return (
    <>
      <title>{`Турниры · ${config.title}`}</title>
      {tournaments ? (
        <>
          <TournamentList
            tournaments={tournaments}
            isWhole={currentData.isWhole}
            organizer={organizer}
            problem={error?.message}
            onRetry={() => void refetch()}
          />
          <TournamentDialogs tournaments={tournaments} />
        </>
      ) : (
        <>
          <ListHeading note={error && !isFetching ? undefined : LOADING} />
          {error && !isFetching ? <LoadError text={error.message ?? ''} /> : <TableSkeleton />}
        </>
      )}
    </>
  );
}

const LOADING = 'Загрузка турниров...';
const LOAD_ERROR = 'Ошибка загрузки турниров';

/** LIST-4. */
function LoadError({ text }: { text: string }) {
  return (
    <div role="alert">
      <Notice title={LOAD_ERROR} {...(text !== LOAD_ERROR && { text })}>
        <Button onClick={() => location.reload()}>Повторить</Button>
      </Notice>
    </div>
  );
}

/** More rows than the tallest screen has. */
const SCREENFUL = 100;

type TournamentListProps = {
  tournaments: Tournament[];
  /** Whether more are on their way (SPEED-4). */
  isWhole: boolean;
  organizer: string;
  /** Why the last refetch failed, while the list still shows what was loaded before (LIST-4). */
  problem: string | undefined;
  onRetry: () => void;
};

function TournamentList(props: TournamentListProps) {
  const { tournaments, isWhole, organizer, problem, onRetry } = props;
  const navigate = useNavigate();
  const today = useToday();
  const season = useMemo(() => seasonOf(tournaments, today), [tournaments, today]);
  useEffect(() => whenIdle(() => prepareSearch(season)), [season]);
  const found = useMemo(() => findByOrganizer(season, organizer), [season, organizer]);
  const foundCount = sizeOf(found);
  // SPEED-6: what is found is painted from its beginning, and made ready to its end after that.
  const isSettled = useDeferredValue(organizer) === organizer;
  const shown = useMemo(
    () => (isSettled ? found : beginningOf(found, SCREENFUL)),
    [found, isSettled],
  );
  const isSearching = organizer.trim() !== '';

  // What is found is read from its first row, however far down the list was.
  const scrollElement = useScrollElement();
  useLayoutEffect(() => {
    if (scrollElement) scrollElement.scrollTop = 0;
  }, [organizer, scrollElement]);

  return (
    <div className={styles.screen}>
      {isWhole ? (
        <ListHeading count={tournaments.length} {...(isSearching && { foundCount })} />
      ) : (
        <ListHeading note={problem ? undefined : LOADING} />
      )}
      {problem && (
        <Alert>
          {isWhole ? 'Список не обновился.' : 'Загружено только начало списка.'}{' '}
          <bdi>{problem}</bdi> <Button onClick={onRetry}>Повторить</Button>
        </Alert>
      )}
      {tournaments.length === 0 && (
        <Notice
          picture={<BallIcon className={styles.picture} />}
          title="Турниров пока нет"
          text="Создайте первый турнир для вашего клуба"
        >
          <Button kind="primary" onClick={() => void navigate(paths.newTournament)}>
            Создать турнир
          </Button>
        </Notice>
      )}
      {isWhole && tournaments.length > 0 && foundCount === 0 && (
        <Notice title="Турниры не найдены" text="Попробуйте изменить поисковый запрос" />
      )}
      {foundCount > 0 && <TournamentTable season={shown} />}
    </div>
  );
}
