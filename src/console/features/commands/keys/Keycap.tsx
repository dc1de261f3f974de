import type { ComponentProps } from 'react';
import styles from './Keycap.module.css';

/** A key as it looks on a keyboard. */
export function Keycap(props: ComponentProps<'kbd'>) {
  return <kbd className={styles.cap} {...props} />;
}
