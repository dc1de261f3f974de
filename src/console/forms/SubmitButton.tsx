import { Button } from '../ui/Button';
import { useRestoreFocus } from '../ui/useRestoreFocus';
import { useFormState } from './useFormState';

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  /** Disabled while something else has to be decided first. */
  isHeld?: boolean;
};

/** CREATE-6: disabled while the form is invalid and while it is being sent. */
export function SubmitButton({ label, busyLabel, isHeld = false }: SubmitButtonProps) {
  const { isValid, isSubmitting } = useFormState();
  const button = useRestoreFocus(isSubmitting);
  return (
    <Button
      ref={button}
      type="submit"
      kind="primary"
      otherLabel={isSubmitting ? label : busyLabel}
      disabled={!isValid || isSubmitting || isHeld}
    >
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
