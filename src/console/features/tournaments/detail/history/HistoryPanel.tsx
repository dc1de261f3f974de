import { Suspense } from 'react';
import { createLazyComponent } from '../../../../ui/loading/createLazyComponent';

const HistoryNotes = createLazyComponent(async () => (await import('./HistoryLines')).HistoryLines);

/** COMFORT-33: what has happened to a tournament, loaded when somebody asks for it. */
export function HistoryPanel({ tournamentId }: { tournamentId: number }) {
  return (
    <Suspense fallback={null}>
      <HistoryNotes tournamentId={tournamentId} />
    </Suspense>
  );
}
