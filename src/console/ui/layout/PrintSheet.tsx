import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** COMFORT-43, ROSTER-13: what is printed in place of the page while it is rendered, and only then there. */
export function PrintSheet({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const startPrinting = (event: Event) => {
      // It runs before the list's own listener, which would render every row for a print without the list.
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
