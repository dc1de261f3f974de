import { Button } from '../ui/Button';
import { useFormState } from './useFormState';

/** CREATE-7. */
export function ResetButton({ label }: { label: string }) {
  const { reset, isSubmitting } = useFormState();
  return (
    <Button disabled={isSubmitting} onClick={reset}>
      {label}
    </Button>
  );
}
