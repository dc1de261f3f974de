import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useFillCount } from './fillCount';

/** Why a submit failed: for the whole form, and by field name where the server says so. */
export type SubmitFailure = {
  message: string;
  fieldErrors?: Partial<Record<string, string>>;
};

type Values = Record<string, string>;
export type SubmitFailureWithValues = SubmitFailure & { values: Values };

/** The state and actions of the form around a component. */
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
    /** Replaces all values, whatever is being typed. */
    fill: (values: V) => {
      void formik.setValues(values);
      increase();
    },
    /** Starts again with these values and their errors. */
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
