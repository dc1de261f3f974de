import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

export type FieldProps = {
  name: string;
  label: string;
  /** Text below the field; an error replaces it. */
  hint?: string | undefined;
};

export type FieldFrameProps = {
  label: string;
  inputId: string;
  noteId: string;
  hint?: string | undefined;
  error: string | undefined;
  children: ReactNode;
};

/** A label, the control, and the hint or error below it (CREATE-13). */
export function FieldFrame({ label, inputId, noteId, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={inputId}>{label}</label>
      {children}
      <p
        id={noteId}
        className={`${styles.note} ${error ? 'error' : 'quiet'}`}
        role={error ? 'alert' : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
