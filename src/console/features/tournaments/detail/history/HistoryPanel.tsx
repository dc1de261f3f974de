import { Suspense } from 'react';
import { createLazyComponent } from '../../../../ui/loading/createLazyComponent';

const HistoryNotes = createLazyComponent(async () => (await import('./HistoryLines')).HistoryLines);

/** A tournament's history, loaded when its tab is opened (COMFORT-33). */
export function HistoryPanel({ tournamentId }: { tournamentId: number }) {
  return (
    <Suspense fallback={null}>
      <HistoryNotes tournamentId={tournamentId} />
    </Suspense>
  );
}
