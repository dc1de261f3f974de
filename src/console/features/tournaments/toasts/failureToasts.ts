import { api } from '../../../api/store/api';
import type { ApiError } from '../../../api/request/problems';
import { isWriteOutcomeUnknown } from '../../../api/request/writeErrors';
import type { AppThunk } from '../../../hooks';
import { toastShown, type NewToast, type ToastAction } from '../../../state/toastsSlice';

export const MISSING_STATUS = 404;
export const CONFLICT_STATUS = 412;
/** Statuses after which a retry would fail again: deleted, changed by another user, or against the rules. */
const FINAL = new Set<unknown>([MISSING_STATUS, CONFLICT_STATUS, 422]);

export const getErrorStatus = (error: ApiError) => ('status' in error ? error.status : undefined);
export const isFinalFailure = (error: ApiError): boolean => FINAL.has(getErrorStatus(error));

/**
 * Shows a failed action, its reason, and a retry if one may succeed. Refetches the list when it may be stale or the
 * outcome is unknown (WEATHER-5).
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

/** Shows that an action failed. Only a temporary failure offers a retry (DESK-20). */
export const showRetryToast = (text: string, error: ApiError, retry: ToastAction): AppThunk =>
  showFailureToast(text, error, isFinalFailure(error) ? null : retry);
