import type { ReactNode } from 'react';
import styles from './Alert.module.css';

/** CREATE-10: an error in a red box, announced as it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children}
    </div>
  );
}
