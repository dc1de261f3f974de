import { useEffect, useState } from 'react';
import { addLeaveGuard } from './leaveGuard';

type Asked = { go: () => void; endsSession: boolean };

/**
 * COMFORT-21: guards the page while something is unsaved.
 * @returns what is asked, until it is answered
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    return addLeaveGuard((go, endsSession) => setAsked({ go, endsSession }));
  }, [isUnsaved]);

  return {
    asked,
    stay: () => setAsked(null),
    go: () => {
      setAsked(null);
      asked?.go();
    },
  };
}
