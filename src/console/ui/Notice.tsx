import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = { title: string; text?: string; picture?: ReactNode; children?: ReactNode };

/** What stands in place of data: nothing yet, nothing found, not loaded. */
export function Notice({ title, text, picture, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      {picture}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
