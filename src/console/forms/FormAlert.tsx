import { Alert } from '../ui/Alert';
import { useFormState } from './useFormState';

/** CREATE-10, EDIT-10: why the last attempt failed. */
export function FormAlert() {
  const { failure } = useFormState();
  return failure ? <Alert>{failure.message}</Alert> : null;
}
