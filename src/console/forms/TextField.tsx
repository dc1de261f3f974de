import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type TextFieldProps = FieldProps & { placeholder?: string; autoComplete?: string };

export function TextField({ placeholder, autoComplete = 'off', ...field }: TextFieldProps) {
  const { frame, control } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <input {...control} placeholder={placeholder} autoComplete={autoComplete} />
    </FieldFrame>
  );
}
