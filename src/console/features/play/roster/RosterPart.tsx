import { useId, type ReactNode } from 'react';
import type { RosterRow } from '../../../../domain/play/roster/rosterTable';
import { EntryRow } from './row/EntryRow';
import { useRosterContext, type RosterPartName } from './rosterContext';
import styles from './RosterPart.module.css';

type RosterPartProps = {
  title: string;
  /** «12 из 16», or how many there are. */
  count: string;
  /** Whether there are more than can play. */
  isOver?: boolean;
  /** Undefined where nobody can be moved to. */
  part?: RosterPartName;
  entries: readonly RosterRow[];
  /** What stands in the heading's line. */
  children?: ReactNode;
  /** What is said where nobody is in it. */
  nobody?: ReactNode;
};

/** ROSTER-1: a part of the roster with its entries, numbered in their order. */
export function RosterPart(props: RosterPartProps) {
  const { title, count, isOver = false, part, entries, children, nobody } = props;
  const titleId = useId();
  const { moving } = useRosterContext();
  const isEnd = part !== undefined && moving?.place?.part === part && moving.place.before === null;
  return (
    <section
      aria-labelledby={titleId}
      className={styles.part}
      data-part={part}
      data-end={isEnd ? '' : undefined}
    >
      <div className={styles.head}>
        <h3 id={titleId}>
          {title} <span className={isOver ? styles.over : undefined}>{count}</span>
        </h3>
        {children}
      </div>
      {entries.length === 0 ? (
        nobody && <p className={styles.nobody}>{nobody}</p>
      ) : (
        <ol aria-labelledby={titleId}>
          {entries.map((entry, index) => (
            <EntryRow key={entry.id} entry={entry} part={entries} index={index} />
          ))}
        </ol>
      )}
    </section>
  );
}
