import { Suspense, useLayoutEffect } from 'react';
import { createLazyComponent } from '../../ui/loading/createLazyComponent';
import './sessionEnded.css';

export const LazySessionEndedDialog = createLazyComponent(
  async () => (await import('./SessionEndedDialog')).SessionEndedDialog,
);

/** Hides the page at once and opens the sign-in over it (AUTH-10). */
export function SessionEnded({ username }: { username: string }) {
  // The mark is removed before the dialog closes, because closing returns the focus to the page.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.sessionEnded = '';
    return () => {
      delete dataset.sessionEnded;
    };
  }, []);

  return (
    <Suspense fallback={null}>
      <LazySessionEndedDialog username={username} />
    </Suspense>
  );
}
