import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

/**
 * Content that is printed instead of the page while it is rendered; the screen does not show it (COMFORT-43,
 * ROSTER-13).
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const startPrinting = (event: Event) => {
      // The list's own listener must not run: it would render every row for a print without the list.
      event.stopImmediatePropagation();
      flushSync(() => setPrinting(true));
    };
    const stopPrinting = () => setPrinting(false);
    addEventListener('beforeprint', startPrinting, true);
    addEventListener('afterprint', stopPrinting);
    return () => {
      removeEventListener('beforeprint', startPrinting, true);
      removeEventListener('afterprint', stopPrinting);
    };
  }, []);

  return isPrinting && createPortal(children, document.body);
}
