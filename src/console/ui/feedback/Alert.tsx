import type { ReactNode } from 'react';
import styles from './Alert.module.css';

/** An error in a red box, which screen readers announce when it appears (CREATE-10). */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children}
    </div>
  );
}
