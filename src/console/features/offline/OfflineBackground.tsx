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
 * Makes the console open without a connection, reports a lost connection, and offers new versions (COMFORT-70 to
 * COMFORT-72, COMFORT-75). Removes saved data of forgotten players (PLAYER-77).
 */
export function OfflineBackground() {
  // This code is loaded ahead, because it is needed without a connection.
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
