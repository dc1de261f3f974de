import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type TextFieldProps = FieldProps & {
  /** Whether it has the focus at first. */
  hasFocus?: boolean;
};

/** A line of text. */
export function TextField({ hasFocus = false, ...field }: TextFieldProps) {
  const { frame, control } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <input {...control} autoFocus={hasFocus} autoComplete="off" spellCheck={false} />
    </FieldFrame>
  );
}
