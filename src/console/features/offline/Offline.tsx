import { UpdateNotice } from './UpdateNotice';
import {
  useRefetchWhenBackOnline,
  useSaveOfflineList,
  useRefetchOnLostConnection,
} from './useOfflineList';

/**
 * What lets the console open without a connection (COMFORT-70, COMFORT-72), say that one is lost
 * (COMFORT-75) and renew itself (COMFORT-71).
 */
export function Offline() {
  useSaveOfflineList();
  useRefetchOnLostConnection();
  useRefetchWhenBackOnline();
  return <UpdateNotice />;
}
