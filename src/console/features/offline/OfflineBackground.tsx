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
 * Lets the console open without a connection, report a lost one and renew itself (COMFORT-70 to COMFORT-72,
 * COMFORT-75). Removes saved data of forgotten players (PLAYER-77).
 */
export function OfflineBackground() {
  // Loaded ahead, because without a connection it could not be.
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
