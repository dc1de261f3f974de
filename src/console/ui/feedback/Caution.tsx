import type { ReactNode } from 'react';
import styles from './Caution.module.css';

/** A note before a form; not an error. */
export function Caution({ children }: { children: ReactNode }) {
  return <p className={styles.caution}>{children}</p>;
}
