import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog whose subject no longer exists, such as a round that another device has cancelled. A dialog left open
 * would reappear with the subject.
 */
export function useCloseWhenGone(isThere: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isThere) close();
  }, [isThere]);
}
