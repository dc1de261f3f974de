import { useId, type ReactNode } from 'react';
import type { RosterRow } from '../../../../domain/play/roster/rosterTable';
import { EntryRow } from './row/EntryRow';
import { useRosterContext, type RosterPartName } from './rosterContext';
import styles from './RosterPart.module.css';

type RosterPartProps = {
  title: string;
  /** The text «12 из 16», or the number of entries. */
  count: string;
  /** True if the part has more entries than can play. */
  isOver?: boolean;
  /** Undefined if entries cannot be moved here. */
  part?: RosterPartName;
  entries: readonly RosterRow[];
  /** Controls on the heading's line. */
  children?: ReactNode;
  /** Text for an empty part. */
  nobody?: ReactNode;
};

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
          {title} <span className={isOver ? 'warning' : undefined}>{count}</span>
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
