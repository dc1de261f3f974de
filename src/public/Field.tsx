import type { InputHTMLAttributes } from 'react';

/** A pattern that a field's text has to match, and what is said where it does not. */
export type FieldRule = readonly [pattern: string, message: string];

/** What the browser's script judges a field by when it is left; null without rules. */
export const formatRulesAttribute = (rules: readonly FieldRule[]) => JSON.stringify(rules);

type FieldErrorProps = { id: string; error: string | undefined };

/** Where a field's error stands; the script writes into it too. */
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

/** An input with its label, and its error in the place of its hint. */
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
