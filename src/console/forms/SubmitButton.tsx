import { Button } from '../ui/controls/Button';
import { useRefocusAfterRequest } from '../ui/focus/useRefocusAfterRequest';
import { useFormContext } from './useFormContext';

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  /** Its longest label: it is wide enough for that. */
  widestLabel?: string;
  /** Disabled while something else has to be decided first. */
  isHeld?: boolean;
};

/** CREATE-6: disabled while the form is invalid and while it is being sent. */
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
