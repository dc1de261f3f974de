import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** Content printed in place of the page while it is rendered; not shown on the screen (COMFORT-43, ROSTER-13). */
export function PrintSheet({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const startPrinting = (event: Event) => {
      // Stops the list's own listener, which would render every row for a print without the list.
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
