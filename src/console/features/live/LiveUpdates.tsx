import { useEffect } from 'react';
import { startLiveSync } from '../../api/live/startLiveSync';
import { tournamentsApi, useListTournamentsQuery } from '../../api/tournaments/tournamentsApi';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectAuth } from '../../state/authSlice';
import './marks.css';
import { ScrollAnchorKeeper } from './ScrollAnchorKeeper';
import { useNewApplicationsToast } from './useNewApplicationsToast';

/** Shows other users' changes automatically, and announces new applications (COMFORT-60 to COMFORT-62). */
export function LiveUpdates() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';
  useEffect(() => (isSignedIn ? dispatch(startLiveSync()) : undefined), [dispatch, isSignedIn]);

  // The list stays cached while its screen is closed. This component itself sends no request.
  const { currentData } = tournamentsApi.endpoints.listTournaments.useQueryState();
  useListTournamentsQuery(undefined, { skip: !currentData });
  useNewApplicationsToast(currentData?.tournaments);
  return <ScrollAnchorKeeper tournaments={currentData?.tournaments} />;
}
