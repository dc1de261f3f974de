import { useEffect, useRef, useState } from 'react';
import {
  sumNewApplications,
  findNewApplications,
  type NewApplicationsGroup,
} from '../../../domain/list/newApplications';
import type { Tournament } from '../../../domain/tournament/tournament';
import { useAppDispatch, useAppSelector, type AppThunk } from '../../hooks';
import { selectOpenDialog } from '../../state/dialogSlice';
import { applicationsArrived } from '../../state/unseenApplicationsSlice';
import { toastShown, selectToast, type NewToast } from '../../state/toastsSlice';
import { createApplicationsToast } from './createApplicationsToast';
import { useIsHidden } from './useIsHidden';
import { useTitleCount } from './useTitleCount';

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
