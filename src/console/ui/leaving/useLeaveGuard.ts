import { useEffect, useState } from 'react';
import { addLeaveGuard } from './leaveGuard';

type PendingLeave = { leave: () => void; endsSession: boolean };

/**
 * COMFORT-21: guards the page while something is unsaved.
 * @returns what is asked, until it is answered
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const [pending, setPending] = useState<PendingLeave | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    return addLeaveGuard((leave, endsSession) => setPending({ leave, endsSession }));
  }, [isUnsaved]);

  return {
    pending,
    stay: () => setPending(null),
    confirmLeave: () => {
      setPending(null);
      pending?.leave();
    },
  };
}
