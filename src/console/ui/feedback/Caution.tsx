import type { ReactNode } from 'react';
import styles from './Caution.module.css';

/** A note above a form, which is not an error. */
export function Caution({ children }: { children: ReactNode }) {
  return <p className={styles.caution}>{children}</p>;
}
