import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../hooks';
import { selectToast } from '../../../state/toastsSlice';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';

export const LazyActionToast = lazyWithPreload(
  async () => (await import('./ActionToast')).ActionToast,
);

/** COMFORT-30: what was done, for a while; its code comes with the first message. */
export function Toasts() {
  const notice = useAppSelector(selectToast);
  const [isReady, setReady] = useState(false);

  // What was done is done: a message whose code does not come must not take the page away.
  useEffect(() => {
    if (notice) LazyActionToast.preload().then(() => setReady(true), console.warn);
  }, [notice]);

  return notice && isReady && <LazyActionToast notice={notice} />;
}
