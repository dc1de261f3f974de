import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../../api/store/api';
import { isWriteOutcomeUnknown } from '../../../api/request/writeErrors';
import type { ApiError } from '../../../api/request/problems';
import { useAppDispatch } from '../../../hooks';
import { useIsUnmounted } from '../../../ui/loading/useIsUnmounted';

/**
 * When the user leaves a form whose last write has an unknown outcome, refetches the list (WEATHER-5).
 * @returns a function to call with the error of each write, or with undefined after a success
 */
export function useRefetchIfOutcomeUnknown(): (error: ApiError | undefined) => void {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const isLastOutcomeUnknown = useRef(false);

  const refetch = useCallback(() => {
    if (isLastOutcomeUnknown.current) dispatch(api.util.invalidateTags(['Tournament']));
  }, [dispatch]);

  // The refetch waits until the next screen has subscribed to the list.
  useEffect(() => () => queueMicrotask(refetch), [refetch]);

  return (error) => {
    // After a success the list is refetched too. After a failure an earlier attempt's outcome stays unknown.
    isLastOutcomeUnknown.current =
      error !== undefined && (isLastOutcomeUnknown.current || isWriteOutcomeUnknown(error));
    if (isUnmounted()) refetch();
  };
}
