import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormFillCountContext } from './fillCount';
import { useFormContext, type SubmitFailure } from './useFormContext';

type FormProps<Values> = {
  initialValues: Values;
  /** Returns the messages of current errors by field name. A new function triggers another validation. */
  validate: (values: Values) => Partial<Values>;
  /** Sends the values. A returned failure is shown, and the values stay as typed. */
  onSubmit: (values: Values) => Promise<SubmitFailure | null>;
  children: ReactNode;
};

/** Validates again when the rules change while the form is open, as at midnight. */
function Revalidation({ validate }: { validate: unknown }) {
  const { revalidate } = useFormContext();
  const first = useRef(validate);
  useEffect(() => {
    if (first.current !== validate) revalidate();
  }, [validate, revalidate]);
  return null;
}

/** Provides a form's values to its fields and buttons. A second submit during the first one does nothing. */
export function Form<Values extends Record<string, string>>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, children } = props;
  const [initialErrors] = useState(() => validate(initialValues) as object);
  const [count, setCount] = useState(0);
  const fillCount = useMemo(() => ({ count, increase: () => setCount(count + 1) }), [count]);
  const underWay = useRef<Promise<void>>(undefined);

  const send = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
    setStatus(undefined);
    const status = await onSubmit(values);
    if (status) setStatus({ ...status, values });
  };

  // A press during a running submit waits for the same submit, which ends the form's submitting state.
  const submit = (values: Values, helpers: FormikHelpers<Values>): Promise<void> =>
    (underWay.current ??= send(values, helpers).finally(() => {
      underWay.current = undefined;
    }));

  return (
    <Formik<Values>
      initialValues={initialValues}
      initialErrors={initialErrors}
      validate={(values) => validate(values)}
      onSubmit={submit}
    >
      <FormFillCountContext value={fillCount}>
        <Revalidation validate={validate} />
        {children}
      </FormFillCountContext>
    </Formik>
  );
}

type FormBodyProps = { labelledBy: string; className?: string | undefined; children: ReactNode };

export function FormElement({ labelledBy, className, children }: FormBodyProps) {
  const { submit } = useFormContext();

  // Browsers ignore Enter while the submit button is disabled. Here Enter shows the missing fields instead.
  const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || target.type === 'radio') return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      noValidate
      className={className}
      aria-labelledby={labelledBy}
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </form>
  );
}
