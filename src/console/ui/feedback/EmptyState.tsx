import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  text?: string | undefined;
  picture?: ReactNode;
  /** `h1` when the empty state fills the whole screen and its title is the page's title. */
  heading?: 'h1' | 'h2' | undefined;
  children?: ReactNode;
};

/** A message in place of data that does not exist, was not found, or did not load. */
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
