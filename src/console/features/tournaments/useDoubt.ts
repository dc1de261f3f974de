import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../api/api';
import { mayBeDone } from '../../api/outcomes';
import type { ApiProblem } from '../../api/problems';
import { useAppDispatch } from '../../hooks';
import { useIsGone } from '../../ui/useIsGone';

/**
 * WEATHER-5: where nobody knows what became of a form's write, the list is loaded anew once the form
 * is left.
 * @returns to be told how each write has ended
 */
export function useDoubt(): (error: ApiProblem | SerializedError | undefined) => void {
  const dispatch = useAppDispatch();
  const isGone = useIsGone();
  const isInDoubt = useRef(false);

  const ask = useCallback(() => {
    if (isInDoubt.current) dispatch(api.util.invalidateTags(['Tournament']));
  }, [dispatch]);

  // The screen that comes next takes the list over first.
  useEffect(() => () => queueMicrotask(ask), [ask]);

  return (error) => {
    // A success loads the list anew anyway; another failure leaves what came before it in doubt.
    isInDoubt.current = error !== undefined && (isInDoubt.current || mayBeDone(error));
    if (isGone()) ask();
  };
}
