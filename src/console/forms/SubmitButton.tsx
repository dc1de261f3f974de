import { Button } from '../ui/controls/Button';
import { useRefocusAfterRequest } from '../ui/focus/useRefocusAfterRequest';
import { useFormContext } from './useFormContext';

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  /** Longest label, which determines the button's width. */
  widestLabel?: string;
  /** True while another decision must come first; the button is disabled. */
  isHeld?: boolean;
};

/** Submit button, disabled while the form is invalid and while it is sent (CREATE-6). */
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
