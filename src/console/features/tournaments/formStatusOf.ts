import { errorsByValueName } from '../../../domain/values';
import type { FormStatus } from '../../forms/useFormState';

/** A failed request as a form shows it: its field messages under the form's names. */
export const formStatusOf = (problem: {
  message?: string;
  fieldErrors?: Record<string, string>;
}): FormStatus => ({
  message: problem.message ?? '',
  ...(problem.fieldErrors && { fieldErrors: errorsByValueName(problem.fieldErrors) }),
});
