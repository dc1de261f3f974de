import { useEffect } from 'react';
import { startLiveSync } from '../../api/live/startLiveSync';
import { tournamentsApi, useListTournamentsQuery } from '../../api/tournaments/tournamentsApi';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectAuth } from '../../state/authSlice';
import './marks.css';
import { ScrollAnchorKeeper } from './ScrollAnchorKeeper';
import { useNewApplicationsToast } from './useNewApplicationsToast';

/** COMFORT-60 to COMFORT-63: what others change just appears, and new applications are told. */
export function LiveUpdates() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';
  useEffect(() => (isSignedIn ? dispatch(startLiveSync()) : undefined), [dispatch, isSignedIn]);

  // The list stays while its own screen is away; nobody asks for it here.
  const { currentData } = tournamentsApi.endpoints.listTournaments.useQueryState();
  useListTournamentsQuery(undefined, { skip: !currentData });
  useNewApplicationsToast(currentData?.tournaments);
  return <ScrollAnchorKeeper tournaments={currentData?.tournaments} />;
}
