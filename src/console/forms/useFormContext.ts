import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useFillCount } from './fillCount';

/** A failed submit: the message for the whole form, and messages by field name if the server returns them. */
export type SubmitFailure = {
  message: string;
  fieldErrors?: Partial<Record<string, string>>;
};

type Values = Record<string, string>;
export type SubmitFailureWithValues = SubmitFailure & { values: Values };

export function useFormContext<V extends Values = Values>() {
  const formik = useFormikContext<V>();
  const { increase } = useFillCount();
  const { submitForm, validateForm, isSubmitting } = formik;
  return {
    values: formik.values,
    errors: formik.errors as Partial<Record<keyof V & string, string>>,
    failure: formik.status as SubmitFailureWithValues | undefined,
    isValid: formik.isValid,
    isChanged: formik.dirty,
    isSubmitting,
    setValues: (values: V) => void formik.setValues(values),
    /** Replaces all values, even while the user types. */
    fill: (values: V) => {
      void formik.setValues(values);
      increase();
    },
    /** Restarts the form with new values and their errors. */
    reset: (values: V, errors: Partial<V>) => {
      formik.resetForm({ values, errors: errors as object });
      increase();
    },
    submit: useCallback(() => {
      if (!isSubmitting) void submitForm();
    }, [submitForm, isSubmitting]),
    revalidate: useCallback(() => void validateForm(), [validateForm]),
  };
}
