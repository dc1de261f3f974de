import type { ReactNode } from 'react';
import styles from './Facts.module.css';

type FactsProps = { facts: Record<string, ReactNode>; className?: string | undefined };

/** Names and values, in order. */
export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
