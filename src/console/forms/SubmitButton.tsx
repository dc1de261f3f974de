import { Button } from '../ui/Button';
import { useFormState } from './useFormState';

/** CREATE-6: disabled while the form is invalid and while it is being sent. */
export function SubmitButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const { isValid, isSubmitting } = useFormState();
  return (
    <Button type="submit" kind="primary" disabled={!isValid || isSubmitting}>
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
