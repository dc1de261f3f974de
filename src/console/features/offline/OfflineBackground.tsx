import { useEffect, useState } from 'react';
import { hasFeature } from '../../serverFeatures';
import { useRemoveForgotten } from './useRemoveForgotten';
import {
  useRefetchWhenBackOnline,
  useSaveOfflineList,
  useRefetchOnLostConnection,
} from './useOfflineList';
import { requestLeave } from '../../ui/leaving/leaving';
import { Toast } from '../../ui/feedback/Toast';
import { subscribeToNewVersion, switchToNewVersion } from './updates';

/** Offers a new version, which loads when the user presses the button (COMFORT-71). */
function UpdateBanner() {
  const [isShown, setShown] = useState(false);
  useEffect(() => subscribeToNewVersion(() => setShown(true)), []);
  return (
    isShown && (
      <Toast
        id={0}
        isHeld
        onClose={() => setShown(false)}
        action={
          <button type="button" onClick={() => requestLeave(() => void switchToNewVersion())}>
            Обновить
          </button>
        }
      >
        Доступна новая версия
      </Toast>
    )
  );
}

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
