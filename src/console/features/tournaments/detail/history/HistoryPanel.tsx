import { Suspense } from 'react';
import { preloadable } from '../../../../ui/preloadable';

const HistoryNotes = preloadable(async () => (await import('./HistoryNotes')).HistoryNotes);

/** COMFORT-33: what has happened to a tournament, loaded when somebody asks for it. */
export function HistoryPanel({ tournamentId }: { tournamentId: number }) {
  return (
    <Suspense fallback={null}>
      <HistoryNotes tournamentId={tournamentId} />
    </Suspense>
  );
}
