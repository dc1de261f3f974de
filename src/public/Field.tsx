import type { InputHTMLAttributes } from 'react';

/** A pattern for a field's text, and the message for a text that does not match. */
export type FieldRule = readonly [pattern: string, message: string];

/** Formats a field's rules for the page's script. */
export const formatRulesAttribute = (rules: readonly FieldRule[]) => JSON.stringify(rules);

/** Element for a field's error, which the page's script updates too. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
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

/** An input with its label; an error replaces the hint. */
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
