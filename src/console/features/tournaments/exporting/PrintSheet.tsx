import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Tournament } from '../../../../domain/tournament';
import { PrintedTournament } from './PrintedTournament';

/** COMFORT-43: what is printed while a tournament's details are open, and only then there. */
export function PrintSheet({ tournament }: { tournament: Tournament }) {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const begin = (event: Event) => {
      // It runs before the list's own listener, which would render every row for a print without the list.
      event.stopImmediatePropagation();
      flushSync(() => setPrinting(true));
    };
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin, true);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin, true);
      removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting && createPortal(<PrintedTournament tournament={tournament} />, document.body);
}
