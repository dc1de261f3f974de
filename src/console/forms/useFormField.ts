import { useFormikContext } from 'formik';
import { useId, type ChangeEvent } from 'react';
import type { FieldFrameProps, FieldProps } from './FieldFrame';
import type { SubmitFailureWithValues } from './useFormContext';

/** Attributes that connect a control to its label, hint and error. */
export type FieldControlAttributes = {
  id: string;
  name: string;
  value: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onBlur: () => void;
};

type FormField = {
  frame: Omit<FieldFrameProps, 'children'>;
  control: FieldControlAttributes;
  change: (value: string) => void;
};

/** One field of the surrounding form, by name. */
export function useFormField({ name, label, hint }: FieldProps): FormField {
  const formik = useFormikContext<Record<string, string>>();
  const id = useId();
  const value = formik.values[name] ?? '';
  const failure = formik.status as SubmitFailureWithValues | undefined;
  const fromServer = failure?.values[name] === value ? failure.fieldErrors?.[name] : undefined;
  // An error is shown once the field was left or a submit was tried (CREATE-8).
  const error = (formik.touched[name] ? formik.errors[name] : undefined) ?? fromServer;
  const inputId = `${id}-input`;
  const noteId = `${id}-note`;
  const change = (next: string) => {
    if (next !== value) void formik.setFieldValue(name, next);
  };
  return {
    frame: { label, hint, error, inputId, noteId },
    control: {
      id: inputId,
      name,
      value,
      'aria-describedby': noteId,
      'aria-invalid': error !== undefined,
      onChange: (event) => change(event.target.value),
      onBlur: () => void formik.setFieldTouched(name),
    },
    change,
  };
}
