import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog whose subject is gone, such as a round cancelled on another device. Left open, it would reappear if
 * the subject came back.
 */
export function useCloseWhenGone(isThere: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isThere) close();
  }, [isThere]);
}
