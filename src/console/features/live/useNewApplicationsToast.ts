import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  sumNewApplications,
  findNewApplications,
  type NewApplicationsGroup,
} from '../../../domain/list/newApplications';
import type { Tournament } from '../../../domain/tournament/tournament';
import { formatDay } from '../../../domain/dates/formatDays';
import { isRealDate } from '../../../domain/dates/dates';
import { hasServerId } from '../../../domain/tournament/tournamentWire';
import { useAppDispatch, useAppSelector, type AppThunk } from '../../hooks';
import { selectOpenDialog } from '../../state/dialogSlice';
import { applicationsArrived } from '../../state/unseenApplicationsSlice';
import { toastShown, selectToast, type NewToast } from '../../state/toastsSlice';

/** Marks the rows with new applications, except the one whose details are open. */
const markUnseen =
  (fresh: readonly NewApplicationsGroup[]): AppThunk =>
  (dispatch, getState) => {
    const open = selectOpenDialog(getState());
    const openId = open?.kind === 'detail' && !document.hidden ? open.tournamentId : null;
    const unseen = fresh
      .map(({ tournament, count }) => ({ tournamentId: tournament.id, count }))
      .filter(({ tournamentId }) => tournamentId !== openId);
    if (unseen.length > 0) dispatch(applicationsArrived(unseen));
  };

const isSame = (one: NewToast, other: NewToast): boolean =>
  one.text === other.text && String(one.about) === String(other.about);

const COUNT = /^\(\d+\) /;

/** Adds a number to the page's title on every screen: «(2) Турниры · Клуб». Zero adds nothing. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const show = () => {
      const title = `(${count}) ${document.title.replace(COUNT, '')}`;
      if (document.title !== title) document.title = title;
    };
    show();
    const screens = new MutationObserver(show);
    screens.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      screens.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True when the page is invisible: behind another tab, or in a minimised window. */
const useIsHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);

/** Target of «Открыть»: the tournament of the applications; none if they belong to several (COMFORT-61). */
function getOpenedTournament(applications: readonly NewApplicationsGroup[]): Partial<NewToast> {
  const [id, ...others] = new Set(applications.map(({ tournament }) => tournament.id));
  return id !== undefined && others.length === 0 && hasServerId({ id }) ? { opens: id } : {};
}

/** Returns «Новая заявка: Анна Соколова, 28 ноября, Мексикано», or «Новых заявок: 3» (COMFORT-61). */
function createApplicationsToast(applications: readonly NewApplicationsGroup[]): NewToast {
  const count = sumNewApplications(applications);
  const [first] = applications;
  if (!first || count > 1)
    return { text: `Новых заявок: ${count}`, ...getOpenedTournament(applications) };
  const { application, tournament } = first;
  const { date, tournament_type: type } = tournament;
  const day = isRealDate(date) ? formatDay(date) : date;
  return {
    text: 'Новая заявка:',
    about: [application?.name ?? '', day, type].filter(Boolean),
    ...getOpenedTournament(applications),
    ...(application && {
      player: { name: application.name, phone: application.contact_phone },
    }),
  };
}

/**
 * Announces new applications once the page is visible and no other toast is shown. Until then the page's title shows
 * their number (COMFORT-61).
 */
export function useNewApplicationsToast(tournaments: readonly Tournament[] | undefined): void {
  const dispatch = useAppDispatch();
  const [unreported, setUnreported] = useState<readonly NewApplicationsGroup[]>([]);
  const last = useRef(tournaments);
  useEffect(() => {
    const before = last.current;
    last.current = tournaments;
    if (!before || !tournaments || before === tournaments) return;
    const fresh = findNewApplications(before, tournaments);
    if (fresh.length === 0) return;
    dispatch(markUnseen(fresh));
    setUnreported((earlier) => [...earlier, ...fresh]);
  }, [dispatch, tournaments]);

  const isHidden = useIsHidden();
  const toast = useAppSelector(selectToast);
  /** Applications in the shown toast; further ones are added to it. */
  const reported = useRef<readonly NewApplicationsGroup[]>([]);
  useEffect(() => {
    if (unreported.length === 0 || isHidden) return;
    const earlier = toast ? reported.current : [];
    if (toast && !isSame(toast, createApplicationsToast(earlier))) return;
    reported.current = [...earlier, ...unreported];
    dispatch(toastShown(createApplicationsToast(reported.current)));
    setUnreported([]);
  }, [dispatch, unreported, isHidden, toast]);

  useTitleCount(sumNewApplications(unreported));
}
