import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { FailedSubmit } from './useFormState';

type FormField = {
  value: string;
  /** Shown once the field was left or submission was tried, and only while it is true (CREATE-8). */
  error: string | undefined;
  change: (value: string) => void;
  leave: () => void;
  inputId: string;
  noteId: string;
};

/** One field of the form around it, by name. */
export function useFormField(name: string): FormField {
  const formik = useFormikContext<Record<string, string>>();
  const id = useId();
  const value = formik.values[name] ?? '';
  const failure = formik.status as FailedSubmit | undefined;
  const fromServer = failure?.values[name] === value ? failure.fieldErrors?.[name] : undefined;
  return {
    value,
    error: (formik.touched[name] ? formik.errors[name] : undefined) ?? fromServer,
    change: (next) => {
      if (next !== value) void formik.setFieldValue(name, next);
    },
    leave: () => void formik.setFieldTouched(name),
    inputId: `${id}-input`,
    noteId: `${id}-note`,
  };
}
