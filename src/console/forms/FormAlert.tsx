import { Alert } from '../ui/feedback/Alert';
import { useFormContext } from './useFormContext';

/** CREATE-10, EDIT-10: why the last attempt failed. */
export function FormAlert() {
  const { failure } = useFormContext();
  return failure ? <Alert>{failure.message}</Alert> : null;
}
