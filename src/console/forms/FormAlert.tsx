import { Alert } from '../ui/feedback/Alert';
import { useFormContext } from './useFormContext';

/** The reason why the last attempt failed (CREATE-10, EDIT-10). */
export function FormAlert() {
  const { failure } = useFormContext();
  return failure ? <Alert>{failure.message}</Alert> : null;
}
