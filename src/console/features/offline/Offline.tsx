import { UpdateNotice } from './UpdateNotice';
import { useComingBack, useKeeping } from './useKeptList';

/** What lets the console open without a connection (COMFORT-70, COMFORT-72) and renew itself (COMFORT-71). */
export function Offline() {
  useKeeping();
  useComingBack();
  return <UpdateNotice />;
}
