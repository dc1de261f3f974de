import { toFieldErrors } from '../../../../domain/tournament/formValues';
import type { ApiError } from '../../../api/request/problems';
import type { SubmitFailure } from '../../../forms/useFormContext';

/** A failed request in the form's shape, with field messages under the form's names. */
export const toSubmitFailure = (problem: ApiError): SubmitFailure => ({
  message: problem.message ?? '',
  ...('fieldErrors' in problem &&
    problem.fieldErrors && { fieldErrors: toFieldErrors(problem.fieldErrors) }),
});
