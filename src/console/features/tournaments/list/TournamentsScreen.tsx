import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isServerUnreachable } from '../../../api/request/errorKinds';
import { useListTournamentsQuery } from '../../../api/tournaments/tournamentsApi';
import { SLOW_SERVER_TEXT, useHasSlowRequest } from '../../../api/request/slowRequests';
import { config } from '../../../config';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { organizerSearched, selectOrganizerSearch } from '../../../state/listSlice';
import { LoadError } from '../../../ui/feedback/LoadError';
import { useTopBarSearch, type TopBarSearchOptions } from '../../../ui/layout/shellContext';
import { ListAddressSync } from './ListAddressSync';
import { ListHeading, LIST_LOADING_TEXT } from './ListHeading';
import { TournamentDialogs } from '../dialogs/TournamentDialogs';
import { TournamentList } from './table/TournamentList';

const NOTHING_YET = { tournaments: [], isWhole: false };

/** All tournaments of the club, searched by organizer (LIST). */
export function TournamentsScreen() {
  useOrganizerSearch();
  const hasSlowRequest = useHasSlowRequest();
  const { currentData, error, isFetching, refetch } = useListTournamentsQuery();
  return (
    <>
      <title>{`Турниры · ${config.title}`}</title>
      <ListAddressSync />
      {error && !currentData ? (
        <>
          <ListHeading note={isFetching ? LIST_LOADING_TEXT : undefined} />
          {/* The reason, with a button to try again (LIST-4). */}
          <LoadError
            title="Ошибка загрузки турниров"
            text={error.message}
            onRetry={() => location.reload()}
          />
        </>
      ) : (
        <TournamentList
          {...(currentData ?? NOTHING_YET)}
          isLoading={!currentData}
          problem={error?.message ?? (currentData && hasSlowRequest ? SLOW_SERVER_TEXT : undefined)}
          isOffline={isServerUnreachable(error)}
          onRetry={() => void refetch()}
        />
      )}
      {currentData && <TournamentDialogs {...currentData} />}
    </>
  );
}

/** Search of the top bar. Its text changes when a link or Back opens another search. */
function useOrganizerSearch() {
  const dispatch = useAppDispatch();
  const organizer = useAppSelector(selectOrganizerSearch);
  const typed = useRef(organizer);
  const createSearch = (initialText: string): TopBarSearchOptions => ({
    initialText,
    onSearch: (text) => {
      typed.current = text;
      dispatch(organizerSearched(text));
    },
  });
  const [search, setSearch] = useState(() => createSearch(organizer));
  const follow = useEffectEvent((brought: string) => {
    if (brought === typed.current) return;
    typed.current = brought;
    setSearch(createSearch(brought));
  });
  useEffect(() => follow(organizer), [organizer]);
  useTopBarSearch(search);
}
