import { useId, type ReactNode } from 'react';
import styles from './PlayerScreen.module.css';

type CardSectionProps = { title: string; className?: string | undefined; children: ReactNode };

/** A part of a player's card with its heading. */
export function CardSection({ title, className = '', children }: CardSectionProps) {
  const titleId = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
