import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../hooks';
import { selectToast } from '../../../state/toastsSlice';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';

export const LazyActionToast = createLazyComponent(
  async () => (await import('./ActionToast')).ActionToast,
);

/** Temporary messages about finished actions. Their code loads with the first one (COMFORT-30). */
export function Toasts() {
  const toast = useAppSelector(selectToast);
  const [isReady, setReady] = useState(false);

  // The action is done already, so a failed load of the message must not break the page.
  useEffect(() => {
    if (toast) LazyActionToast.preload().then(() => setReady(true), console.warn);
  }, [toast]);

  return toast && isReady && <LazyActionToast toast={toast} />;
}
