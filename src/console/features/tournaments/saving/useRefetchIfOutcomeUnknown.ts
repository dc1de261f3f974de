import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../../api/store/api';
import { isWriteOutcomeUnknown } from '../../../api/request/writeErrors';
import type { ApiError } from '../../../api/request/problems';
import { useAppDispatch } from '../../../hooks';
import { useIsUnmounted } from '../../../ui/loading/useIsUnmounted';

/**
 * Refetches the list when a form is left whose last write has an unknown outcome (WEATHER-5).
 * @returns called with the error of each write, or with undefined after a success
 */
export function useRefetchIfOutcomeUnknown(): (error: ApiError | undefined) => void {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const isLastOutcomeUnknown = useRef(false);

  const refetch = useCallback(() => {
    if (isLastOutcomeUnknown.current) dispatch(api.util.invalidateTags(['Tournament']));
  }, [dispatch]);

  // Waits until the next screen has subscribed to the list.
  useEffect(() => () => queueMicrotask(refetch), [refetch]);

  return (error) => {
    // A success refetches the list anyway. A failure leaves an earlier attempt's outcome unknown.
    isLastOutcomeUnknown.current =
      error !== undefined && (isLastOutcomeUnknown.current || isWriteOutcomeUnknown(error));
    if (isUnmounted()) refetch();
  };
}
