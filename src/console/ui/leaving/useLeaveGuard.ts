import { useEffect, useState } from 'react';
import { addLeaveGuard } from './leaveGuard';

type PendingLeave = { leave: () => void; endsSession: boolean };

/**
 * Guards the page while it has unsaved changes (COMFORT-21).
 * @returns the pending question; null once the user has answered it
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
