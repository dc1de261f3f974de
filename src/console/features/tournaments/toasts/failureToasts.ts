import { api } from '../../../api/store/api';
import type { ApiError } from '../../../api/request/problems';
import { isWriteOutcomeUnknown } from '../../../api/request/writeErrors';
import type { AppThunk } from '../../../hooks';
import { toastShown, type NewToast, type ToastAction } from '../../../state/toastsSlice';

export const MISSING_STATUS = 404;
export const CONFLICT_STATUS = 412;
/** Gone, changed meanwhile, or against the rules: to try again would end alike. */
const FINAL = new Set<unknown>([MISSING_STATUS, CONFLICT_STATUS, 422]);

export const getErrorStatus = (error: ApiError) => ('status' in error ? error.status : undefined);
export const isFinalFailure = (error: ApiError): boolean => FINAL.has(getErrorStatus(error));

/**
 * Says what failed, why, and what can be tried again. What is on the screen may be old by now, or nobody knows
 * what became of it (WEATHER-5): it is refetched.
 */
export const showFailureToast =
  (text: string, error: ApiError, action: ToastAction | null): AppThunk =>
  (dispatch) => {
    const { message: reason } = error;
    const toast: NewToast = { text, isFailure: true };
    dispatch(toastShown({ ...toast, ...(reason && { reason }), ...(action && { action }) }));
    if (isFinalFailure(error) || isWriteOutcomeUnknown(error))
      dispatch(api.util.invalidateTags(['Tournament']));
  };

/** DESK-20: says that a tournament was not created; what failed for a while can be tried again. */
export const showNotCreatedToast = (
  error: ApiError,
  retry: Extract<ToastAction, { kind: 'create' }>,
): AppThunk => showFailureToast('Турнир не создан.', error, isFinalFailure(error) ? null : retry);
