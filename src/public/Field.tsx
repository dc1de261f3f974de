import type { InputHTMLAttributes } from 'react';

/** A pattern for a field's text, and the message for a mismatch. */
export type FieldRule = readonly [pattern: string, message: string];

/** A field's rules for the browser's script. */
export const formatRulesAttribute = (rules: readonly FieldRule[]) => JSON.stringify(rules);

type FieldErrorProps = { id: string; error: string | undefined };

/** Place of a field's error, which the script writes as well. */
export const FieldError = ({ id, error }: FieldErrorProps) => (
  <p className="error" id={`${id}-error`}>
    {error}
  </p>
);

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  rules: readonly FieldRule[];
};

/** An input with its label. An error replaces its hint. */
export const Field = ({ name, label, hint, error, rules, ...input }: FieldProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input
      {...input}
      id={name}
      name={name}
      data-rules={formatRulesAttribute(rules)}
      data-short={label.toLowerCase()}
      aria-invalid={error !== undefined}
      aria-describedby={hint ? `${name}-error ${name}-hint` : `${name}-error`}
    />
    <FieldError id={name} error={error} />
    {hint && (
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
    )}
  </div>
);
