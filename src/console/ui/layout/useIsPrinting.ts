import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed. Renders again before the browser takes the page for paper. */
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
