import { Offline } from '../features/offline/Offline';

/**
 * What works in the background of every signed-in page and paints nothing at first. It comes when the
 * page has settled, and is given up silently where it does not load.
 */
export function Extras() {
  return <Offline />;
}
