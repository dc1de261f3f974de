import type { ReactNode } from 'react';
import styles from './Caution.module.css';

/** What is to be known before a form is filled in, though nothing has failed. */
export function Caution({ children }: { children: ReactNode }) {
  return <p className={styles.caution}>{children}</p>;
}
