import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog whose matter is gone, as a round that was cancelled elsewhere: left open, it would come back over
 * something else together with that.
 */
export function useCloseWhenGone(isThere: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isThere) close();
  }, [isThere]);
}
