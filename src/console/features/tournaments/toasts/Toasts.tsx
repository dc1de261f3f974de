import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../hooks';
import { selectToast } from '../../../state/toastsSlice';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';

export const LazyActionToast = createLazyComponent(
  async () => (await import('./ActionToast')).ActionToast,
);

/** COMFORT-30: what was done, for a while; its code comes with the first message. */
export function Toasts() {
  const toast = useAppSelector(selectToast);
  const [isReady, setReady] = useState(false);

  // What was done is done: a message whose code does not come must not take the page away.
  useEffect(() => {
    if (toast) LazyActionToast.preload().then(() => setReady(true), console.warn);
  }, [toast]);

  return toast && isReady && <LazyActionToast toast={toast} />;
}
