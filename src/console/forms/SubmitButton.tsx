import { Button } from '../ui/controls/Button';
import { useRefocusAfterRequest } from '../ui/focus/useRefocusAfterRequest';
import { useFormContext } from './useFormContext';

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  /** Longest label; the button is wide enough for it. */
  widestLabel?: string;
  /** Disabled until another decision is made. */
  isHeld?: boolean;
};

/** Disabled while the form is invalid and while it is being sent (CREATE-6). */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, widestLabel, isHeld = false } = props;
  const { isValid, isSubmitting } = useFormContext();
  const button = useRefocusAfterRequest(isSubmitting);
  return (
    <Button
      ref={button}
      type="submit"
      kind="primary"
      otherLabel={widestLabel ?? (isSubmitting ? label : busyLabel)}
      disabled={!isValid || isSubmitting || isHeld}
    >
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
