import type { ComponentProps } from 'react';
import styles from './Keycap.module.css';

export function Keycap(props: ComponentProps<'kbd'>) {
  return <kbd className={styles.cap} {...props} />;
}
