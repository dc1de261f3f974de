import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed. The component renders before the browser lays out the pages. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const startPrinting = () => flushSync(() => setIsPrinting(true));
    const stopPrinting = () => setIsPrinting(false);
    addEventListener('beforeprint', startPrinting);
    addEventListener('afterprint', stopPrinting);
    return () => {
      removeEventListener('beforeprint', startPrinting);
      removeEventListener('afterprint', stopPrinting);
    };
  }, []);
  return isPrinting;
}
