import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../../api/api';
import { isOutcomeUnknown } from '../../../api/writeErrors';
import type { ApiError } from '../../../api/problems';
import { useAppDispatch } from '../../../hooks';
import { useIsUnmounted } from '../../../ui/useIsUnmounted';

/**
 * WEATHER-5: refetches the list once a form is left whose last write may or may not have been done.
 * @returns takes the error of each write, or undefined after a success
 */
export function useRefetchIfUncertain(): (error: ApiError | undefined) => void {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const isUncertain = useRef(false);

  const refetch = useCallback(() => {
    if (isUncertain.current) dispatch(api.util.invalidateTags(['Tournament']));
  }, [dispatch]);

  // After the next screen has subscribed to the list.
  useEffect(() => () => queueMicrotask(refetch), [refetch]);

  return (error) => {
    // A success refetches the list anyway; a failure leaves an earlier attempt as uncertain as it was.
    isUncertain.current = error !== undefined && (isUncertain.current || isOutcomeUnknown(error));
    if (isUnmounted()) refetch();
  };
}
