import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../hooks';
import { selectToast } from '../../../state/toastsSlice';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';

export const LazyActionToast = createLazyComponent(
  async () => (await import('./ActionToast')).ActionToast,
);

/** Temporary messages about finished actions; their code loads with the first toast (COMFORT-30). */
export function Toasts() {
  const toast = useAppSelector(selectToast);
  const [isReady, setReady] = useState(false);

  // The action itself has succeeded, so a toast that fails to load must not break the page.
  useEffect(() => {
    if (toast) LazyActionToast.preload().then(() => setReady(true), console.warn);
  }, [toast]);

  return toast && isReady && <LazyActionToast toast={toast} />;
}
