import { toFieldErrors } from '../../../../domain/tournament/formValues';
import type { ApiError } from '../../../api/request/problems';
import type { SubmitFailure } from '../../../forms/useFormContext';

/** Converts a failed request to the form's type, with messages by the form's field names. */
export const toSubmitFailure = (problem: ApiError): SubmitFailure => ({
  message: problem.message ?? '',
  ...('fieldErrors' in problem &&
    problem.fieldErrors && { fieldErrors: toFieldErrors(problem.fieldErrors) }),
});
