import { Button } from '../ui/controls/Button';
import { useFormContext } from './useFormContext';

type ResetButtonProps<Values> = {
  /** What the form begins with. */
  values: Values;
  validate: (values: Values) => Partial<Values>;
  onReset: () => void;
};

/** CREATE-7: puts a form back to what it was when it was opened. */
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
