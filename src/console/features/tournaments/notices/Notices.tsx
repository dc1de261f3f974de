import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../hooks';
import { selectNotice } from '../../../state/noticesSlice';
import { preloadable } from '../../../ui/preloadable';

export const NoticeToast = preloadable(async () => (await import('./NoticeToast')).NoticeToast);

/** COMFORT-30: what was done, for a while; its code comes with the first message. */
export function Notices() {
  const notice = useAppSelector(selectNotice);
  const [isReady, setReady] = useState(false);

  // What was done is done: a message whose code does not come must not take the page away.
  useEffect(() => {
    if (notice) NoticeToast.preload().then(() => setReady(true), console.warn);
  }, [notice]);

  return notice && isReady && <NoticeToast notice={notice} />;
}
