import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

type DescriptionListProps = { facts: Record<string, ReactNode>; className?: string | undefined };

export function DescriptionList({ facts, className = '' }: DescriptionListProps) {
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
