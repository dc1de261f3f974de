import { Button } from '../ui/controls/Button';
import { useFormContext } from './useFormContext';

type ResetButtonProps<Values> = {
  /** Initial values of the form, which the button restores. */
  values: Values;
  validate: (values: Values) => Partial<Values>;
  onReset: () => void;
};

/** Button that resets a form to its initial values (CREATE-7). */
export function ResetFormButton<Values extends Record<string, string>>(
  props: ResetButtonProps<Values>,
) {
  const { values, validate, onReset } = props;
  const { reset, isSubmitting } = useFormContext<Values>();
  return (
    <Button
      disabled={isSubmitting}
      onClick={() => {
        reset(values, validate(values));
        onReset();
      }}
    >
      Сбросить
    </Button>
  );
}
