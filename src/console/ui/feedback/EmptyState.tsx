import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  text?: string;
  picture?: ReactNode;
  /** Where the notice is the whole screen, its title is the page's. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

/** A message in place of data: none yet, none found, or not loaded. */
export function EmptyState({
  title,
  text,
  picture,
  heading: Heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      {picture}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
