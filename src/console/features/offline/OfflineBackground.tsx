import { useEffect } from 'react';
import { hasFeature } from '../../serverFeatures';
import { UpdateBanner } from './UpdateBanner';
import { useRemoveForgotten } from './useRemoveForgotten';
import {
  useRefetchWhenBackOnline,
  useSaveOfflineList,
  useRefetchOnLostConnection,
} from './useOfflineList';

/**
 * What lets the console open without a connection (COMFORT-70, COMFORT-72), say that one is lost
 * (COMFORT-75) and renew itself (COMFORT-71); what it has saved of the forgotten is removed (PLAYER-77).
 */
export function OfflineBackground() {
  // Once the connection is lost it could not be loaded any more.
  useEffect(
    () =>
      void import(
        /* webpackChunkName: 'offline-list' */ '../../api/tournaments/restoreOfflineList'
      ).catch(() => null),
    [],
  );
  useSaveOfflineList();
  useRefetchOnLostConnection();
  useRefetchWhenBackOnline();
  return (
    <>
      {hasFeature('players') && <Forgotten />}
      <UpdateBanner />
    </>
  );
}

function Forgotten() {
  useRemoveForgotten();
  return null;
}
