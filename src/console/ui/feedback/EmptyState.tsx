import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  text?: string;
  picture?: ReactNode;
  /** The title is the page's where the empty state is the whole screen. */
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
    <div className={styles.empty}>
      {picture}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
