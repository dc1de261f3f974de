import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type TextFieldProps = FieldProps & {
  /** True when the field is focused initially. */
  hasFocus?: boolean;
};

export function TextField({ hasFocus = false, ...field }: TextFieldProps) {
  const { frame, control } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <input {...control} autoFocus={hasFocus} autoComplete="off" spellCheck={false} />
    </FieldFrame>
  );
}
