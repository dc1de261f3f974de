import { Suspense, useState } from 'react';
import { preloadable } from '../../../../ui/preloadable';
import styles from './HistorySection.module.css';

const HistoryNotes = preloadable(async () => (await import('./HistoryNotes')).HistoryNotes);

/** COMFORT-33: what has happened to a tournament, loaded when somebody opens it. */
export function HistorySection({ tournamentId }: { tournamentId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.history}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>История</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryNotes tournamentId={tournamentId} />
        </Suspense>
      )}
    </details>
  );
}
