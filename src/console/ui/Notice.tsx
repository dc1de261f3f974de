import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  title: string;
  text?: string;
  picture?: ReactNode;
  /** Where the notice is the whole screen, its title is the page's. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

/** A message in place of data: none yet, none found, or not loaded. */
export function Notice({ title, text, picture, heading: Heading = 'h2', children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      {picture}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
